import { BOARD_THEMES } from '../draw/board-themes.js';
import { DARK_THEME, LIGHT_THEME } from '../draw/theme.js';
import { PIECE_COLORS } from './piece-colors.js';

const theme = (colors: Readonly<Record<string, string | undefined>>): string =>
	Object.entries(colors)
		.map(([role, value]) => `--_${role}:${value};`)
		.join('');

const DARK = `${theme(DARK_THEME)} --_focus: #8ab8ff; --_panel: #121517; --_panel-ink: #e9e7df; --_hand-black-edge: #a3aaa5; --_hand-black-fill: #4b524e; --_hand-black-line: #e9e7df;`;

/** A rule for each theme other than the default one. `within` is a condition of the element: its scheme. */
const themeRules = (scheme: 'light' | 'dark', within: string): string =>
	Object.entries(BOARD_THEMES)
		.map(([name, colors]) => (name === 'lagoon' ? '' : `:host(${within}[theme~="${name}"]) { ${theme(colors[scheme])} }`))
		.join('\n');

/** The style of the elements that all boards have: theme, hidden texts, the choice of a move, buttons. */
const COMMON = `
:host {
	${theme(LIGHT_THEME)}
	--_hand-black-edge: ${LIGHT_THEME['black-edge']};
	--_hand-black-fill: ${LIGHT_THEME['black-fill']};
	--_hand-black-line: ${LIGHT_THEME['black-line']};
	--_focus: #1d5fbf;
	--_focus-cell: #1d5fbf;
	--_panel: #efece2;
	--_panel-ink: #24282a;
	--_chosen: #d5dcd0;
	display: block;
	position: relative;
	user-select: none;
	-webkit-user-select: none;
	-webkit-touch-callout: none;
	-webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
${themeRules('light', '')}
@media (prefers-color-scheme: dark) {
	:host(:not([theme~="light"])) { ${DARK} }
	${themeRules('dark', ':not([theme~="light"])')}
}
:host([theme~="dark"]) { ${DARK} }
${themeRules('dark', '[theme~="dark"]')}
*, ::before, ::after { box-sizing: border-box; }
button { margin: 0; padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
:focus-visible { outline: 2.5px solid var(--x-board-focus, var(--_focus)); outline-offset: 2px; }
.hidden { contain: strict; position: absolute; left: 0; top: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.veil { position: absolute; inset: 0; z-index: 3; background: rgb(20 24 22 / 38%); }
.chooser {
	position: absolute; display: flex; flex-direction: column; max-height: 100%; overflow: auto; border-radius: 8px;
	background: #e9e5d8; box-shadow: 0 10px 30px rgb(0 0 0 / 40%); color: #24282a;
}
.chooser.up { flex-direction: column-reverse; }
.chooser button { flex: none; display: grid; place-items: center; aspect-ratio: 1; min-height: 44px; font: 600 15px system-ui, sans-serif; text-align: center; }
.chooser.worded button { aspect-ratio: auto; padding: 4px 12px; white-space: nowrap; }
.chooser button:hover, .chooser button:focus-visible { background: var(--_chosen); }
.chooser button:focus-visible { outline: 3px solid #1d5fbf; outline-offset: -3px; }
.icon { display: block; width: 100%; height: 100%; }
`;

const BOARD = `
:host { ${PIECE_COLORS} }
.area { display: flex; flex-direction: column; align-items: center; --_most: calc(var(--x-board-max-height, 99999px) - var(--_hands, 0) * 48px); }
.frame {
	position: relative;
	width: min(100% / var(--_room, 1), var(--_most) * var(--_ratio, 1));
	aspect-ratio: var(--_ratio, 1);
	border-radius: var(--x-board-radius, var(--_radius));
	box-shadow: var(--x-board-shadow, 0 1px 2px rgb(40 40 30 / 7%), 0 10px 30px -14px rgb(40 40 30 / 22%), 0 0 0 1px rgb(60 60 40 / 14%));
}
.frame.open { border-radius: 0; box-shadow: none; }
.layer, ::slotted(svg) { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: visible; }
.layer, .pieces { contain: layout size; }
.frame:not(.open) > .clipped { overflow: hidden; border-radius: inherit; }
.pieces { position: absolute; left: 0; top: 0; pointer-events: none; }
.piece, .carried { background-size: 100% 100%; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.piece { position: absolute; inset: 0; transition: transform var(--_time, 0.16s) cubic-bezier(0.3, 0.7, 0.3, 1); }
.still .piece { transition: none; }
.piece.ghost { opacity: 0.28; }
.carried { position: fixed; left: 0; top: 0; z-index: 5; pointer-events: none; will-change: transform; filter: drop-shadow(0 6px 7px rgb(0 0 0 / 32%)); }
.grid { position: absolute; inset: 0; }
.row { display: contents; }
.cell { position: absolute; touch-action: manipulation; }
.even { display: flex; flex-direction: column; }
.even .row { display: flex; flex: 1; min-height: 0; }
.even .cell { position: static; flex: 1; min-width: 0; }
.cell.held { cursor: grab; }
.cell.movable, .hand-piece.movable { touch-action: none; }
.hex .cell { clip-path: polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%); }
.cell:focus { outline: none; }
.cell:focus-visible {
	outline: 3px solid var(--x-board-focus, var(--_focus-cell)); outline-offset: -3px; box-shadow: inset 0 0 0 5px #fff; border-radius: 3px;
}
.cell.over { box-shadow: inset 0 0 0 4px var(--x-board-mark, var(--_mark)); }
.hex .cell:focus-visible, .hex .cell.over { outline: none; box-shadow: none; }
.hex .cell.over { background: color-mix(in srgb, var(--x-board-mark, var(--_mark)) 55%, transparent); }
.hex .cell:focus-visible { background: color-mix(in srgb, var(--x-board-focus, var(--_focus-cell)) 55%, transparent); }
.hand-place { display: flex; justify-content: center; width: 100%; }
.hand {
	display: flex; flex-wrap: wrap; align-items: center; gap: 2px; width: min(100%, var(--_most) * var(--_ratio, 1));
	min-height: 44px; margin: 2px 0; padding: 0 8px; border-radius: 8px;
	background: var(--x-board-panel, var(--_panel)); color: var(--x-board-panel-ink, var(--_panel-ink)); font: 13px system-ui, sans-serif;
	--_black-edge: var(--_hand-black-edge); --_black-fill: var(--_hand-black-fill); --_black-line: var(--_hand-black-line);
}
.hand-name { margin-right: 6px; opacity: 0.8; }
.hand-piece { position: relative; display: flex; align-items: center; min-width: 58px; height: 44px; padding-right: 5px; border-radius: 7px; touch-action: manipulation; }
.hand-piece[aria-disabled="true"] { cursor: default; }
.hand-piece[aria-pressed="true"] { background: var(--x-board-picked, var(--_picked)); box-shadow: inset 0 0 0 2px var(--x-board-mark, var(--_mark)); }
.hand-piece:focus-visible { outline-offset: -2px; }
.hand-piece .icon { width: 44px; }
.count { align-self: flex-end; margin-bottom: 3px; font: 600 14px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; margin-top: 8px; }
.action { min-height: 44px; padding: 0 16px; border-radius: 8px; background: var(--x-board-panel, var(--_panel)); color: var(--x-board-panel-ink, var(--_panel-ink)); font: 600 15px system-ui, sans-serif; }
@media (prefers-reduced-motion: reduce) { .piece { transition: none; } }
@media (forced-colors: active) { .frame, .hand, .chooser { forced-color-adjust: none; } }
@media print { .frame { box-shadow: none; border: 1px solid #000; } }
`;

const sheets = new Map<string, CSSStyleSheet>();

const sheetOf = (text: string): CSSStyleSheet => {
	const known = sheets.get(text);
	if (known !== undefined) return known;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	sheets.set(text, sheet);
	return sheet;
};

/** The style sheets of a board. All boards of a page share them. */
export const boardSheets = (): CSSStyleSheet[] => [sheetOf(COMMON), sheetOf(BOARD)];

/** The style sheets of another element: what all boards have in common, and its own. */
export const sheetsWith = (own: string): CSSStyleSheet[] => [sheetOf(COMMON), sheetOf(own)];
