const LIGHT = `
	--_panel: #fbfcfa; --_sunk: #edf3f0; --_ink: #10282b; --_ink-2: #425c5e; --_line: #cbd8d4; --_accent: #0b5f5f; --_accent-ink: #ffffff;
	--_red: #bf2a17; --_focus: #1257c9; --_shadow: 0 8px 24px rgb(16 40 43 / 22%);
`;

const DARK = `
	--_panel: #122326; --_sunk: #0d1b1d; --_ink: #e9f0ed; --_ink-2: #a6bab7; --_line: #2c4447; --_accent: #63cabd; --_accent-ink: #0b1719;
	--_red: #ff8f7a; --_focus: #8fbaff; --_shadow: 0 8px 24px rgb(0 0 0 / 55%);
`;

/** Each colour of the viewer is a custom property of the page, or else that of the theme. */
const role = (name: string): string => `var(--x-game-${name}, var(--_${name}))`;

const STYLE = `
:host {
	${LIGHT}
	--x-moves-ink-soft: ${role('ink-2')};
	--x-moves-line: ${role('line')};
	--x-moves-hover: ${role('sunk')};
	--x-moves-current: ${role('accent')};
	--x-moves-current-ink: ${role('accent-ink')};
	--x-moves-focus: ${role('focus')};
	display: block;
	color: ${role('ink')};
	font-family: system-ui, sans-serif;
	font-size: 15px;
	line-height: 1.45;
}
:host([hidden]) { display: none; }
@media (prefers-color-scheme: dark) { :host(:not([theme="light"])) { ${DARK} } }
:host([theme="dark"]) { ${DARK} }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
button, select { margin: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid ${role('focus')}; outline-offset: 1px; }
.game { position: relative; container-type: inline-size; padding: 12px; border-radius: 14px; background: ${role('panel')}; }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; margin-bottom: 8px; }
.head:empty { display: none; }
.event { margin: 0; color: ${role('ink-2')}; }
select { max-width: 100%; min-height: 44px; padding: 4px 8px; border: 1px solid ${role('ink-2')}; border-radius: 8px; background: ${role('sunk')}; }
.columns { display: grid; gap: 8px 16px; }
.stage { min-width: 0; }
.board { touch-action: pan-y; }
.player { display: flex; align-items: baseline; gap: 8px; min-height: 32px; padding: 4px 2px; }
.player .name { flex: 0 1 auto; min-width: 0; overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
.player .about { color: ${role('ink-2')}; white-space: nowrap; }
.player .score { font-weight: 700; }
.player .time { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
.bar { display: flex; gap: 2px; margin-top: 4px; border-radius: 8px; background: ${role('sunk')}; }
.bar button { flex: 1; display: grid; place-items: center; min-width: 44px; height: 44px; border-radius: 8px; }
.bar button:hover, .menu button:hover, .menu a:hover { background: ${role('line')}; }
.bar button[aria-disabled="true"] { color: ${role('ink-2')}; }
.bar button[aria-disabled="true"] svg { opacity: 0.5; }
.bar svg { width: 20px; height: 20px; fill: none; stroke: currentcolor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
.foot { position: relative; }
.menu {
	position: absolute; z-index: 4; inset-inline-end: 0; bottom: 100%; width: min(100%, 320px); max-height: 360px; overflow: auto; padding: 8px;
	border-radius: 14px; background: ${role('panel')}; box-shadow: ${role('shadow')};
}
.menu button, .menu a { display: block; width: 100%; min-height: 44px; padding: 10px 12px; border-radius: 8px; color: inherit; text-align: start; text-decoration: none; }
.menu textarea { width: 100%; min-height: 90px; border: 1px solid ${role('ink-2')}; border-radius: 8px; background: ${role('sunk')}; color: inherit; font: 13px ui-monospace, monospace; }
.menu h2 { margin: 8px 12px 4px; font-size: 13px; color: ${role('ink-2')}; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 0 12px 8px; }
dt { color: ${role('ink-2')}; }
dd { margin: 0; overflow-wrap: anywhere; }
.side { display: flex; flex-direction: column; gap: 8px; min-width: 0; }
x-moves { max-height: min(45vh, 340px); font-size: 17px; }
.note { margin: 0; color: ${role('red')}; overflow-wrap: anywhere; }
.note ul { margin: 4px 0 0; padding-inline-start: 20px; }
.wait { margin: 0; color: ${role('ink-2')}; }
::slotted(*) { overflow: auto; }
:host([layout="board"]) .side { display: none; }
@container (min-width: 620px) {
	:host(:not([layout="below"], [layout="board"])) .columns { grid-template-columns: minmax(0, 3fr) minmax(240px, 2fr); }
	:host(:not([layout="below"], [layout="board"])) .side { position: relative; }
	:host(:not([layout="below"], [layout="board"])) .inner { position: absolute; inset: 0; display: flex; flex-direction: column; gap: 8px; }
	:host(:not([layout="below"], [layout="board"])) x-moves { flex: 1 1 0; max-height: none; }
}
:host([layout="right"]) .columns { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
@media print {
	.game { padding: 0; background: none; color: #000; }
	.bar, .menu, select { display: none !important; }
	.columns { display: block !important; }
	.stage { max-width: 320px; margin: 0 auto 12px; break-inside: avoid; }
	.inner { position: static !important; display: block !important; }
	x-moves { max-height: none; overflow: visible; }
}
`;

let sheet: CSSStyleSheet | undefined;

/** The style sheet that all viewers of a page share. */
export const gameSheet = (): CSSStyleSheet => {
	if (sheet === undefined) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(STYLE);
	}
	return sheet;
};
