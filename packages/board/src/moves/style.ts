/** The style of a list of moves. Its colours are custom properties; by default they mix the colour of the text around it. */
const STYLE = `
:host {
	--_ink-soft: var(--x-moves-ink-soft, color-mix(in srgb, currentcolor 78%, transparent));
	--_line: var(--x-moves-line, color-mix(in srgb, currentcolor 16%, transparent));
	--_hover: var(--x-moves-hover, color-mix(in srgb, currentcolor 10%, transparent));
	--_current: var(--x-moves-current, #0b5f5f);
	--_current-ink: var(--x-moves-current-ink, #fff);
	--_focus: var(--x-moves-focus, Highlight);
	display: block;
	position: relative;
	overflow: auto;
	overscroll-behavior: contain;
	line-height: 1.5;
	font-variant-numeric: lining-nums tabular-nums;
}
:host([hidden]) { display: none; }
*, ::before, ::after { box-sizing: border-box; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
p, ul { margin: 0; padding: 0; }
button { margin: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 0; text-align: start; vertical-align: top; font-weight: inherit; }
.number { color: var(--_ink-soft); }
col.number { width: 3.2em; }
th.number { padding: 4px 8px 4px 0; text-align: end; }
.gap { padding: 4px 6px; color: var(--_ink-soft); }
.cell { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 6px; }
.move { padding: 4px 6px; border-radius: 4px; text-align: start; overflow-wrap: anywhere; }
td > .cell > .move { flex: 1 1 auto; min-height: 32px; font-weight: 600; }
.move:hover, .fold:hover { background: var(--_hover); }
.move[aria-current] { background: var(--_current); color: var(--_current-ink); }
.unplayed { color: var(--_ink-soft); text-decoration: line-through; }
.evaluation, .clock { color: var(--_ink-soft); font-size: 0.82em; white-space: nowrap; }
.clock { margin-inline-start: auto; padding-inline-end: 4px; }
.line .clock, .line .evaluation { margin: 0 0 0 2px; }
.aside > td { padding: 4px 8px 6px 12px; border-block: 1px solid var(--_line); }
.comment { color: var(--_ink-soft); overflow-wrap: anywhere; white-space: pre-line; }
.intro { padding: 4px 8px 6px 12px; }
.lines { list-style: none; }
.line { padding-inline-start: 12px; border-inline-start: 2px solid var(--_line); }
.line + .line { margin-top: 4px; }
.line > .lines { margin-block: 2px; }
.line .ply { white-space: nowrap; }
.line .number { margin-inline-end: 1px; font-size: 0.9em; }
.line .move { display: inline-block; min-width: 24px; min-height: 26px; padding: 1px 4px; white-space: normal; }
.fold { width: 24px; min-height: 24px; margin-inline-start: -8px; padding: 0; border-radius: 4px; color: var(--_ink-soft); text-align: center; }
.result { padding: 6px 12px; font-weight: 600; }
:focus-visible { outline: 3px solid var(--_focus); outline-offset: 1px; }
@media (pointer: coarse) {
	td > .cell > .move { min-height: 44px; }
	.line .move, .fold { min-width: 32px; min-height: 36px; }
}
@media (forced-colors: active) { .move[aria-current] { outline: 2px solid Highlight; } }
@media print {
	:host { overflow: visible; max-height: none; }
	.fold { display: none; }
	.move[aria-current] { background: none; color: inherit; }
	tr, .line { break-inside: avoid; }
}
`;

let sheet: CSSStyleSheet | undefined;

/** The style sheet that all lists of a page share. */
export const movesSheet = (): CSSStyleSheet => {
	if (sheet === undefined) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(STYLE);
	}
	return sheet;
};
