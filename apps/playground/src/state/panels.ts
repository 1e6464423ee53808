/** The panels next to the board. */
export const PANELS = ['Game', 'Rules', 'Notations', 'Analyse', 'Build'] as const;

export type Panel = (typeof PANELS)[number];

/** The end of an address that opens a panel; empty for the one (`usual`) that opens without it. No link has a point. */
export const panelMark = (panel: Panel, usual: Panel = 'Game'): string => (panel === usual ? '' : `.${panel.toLowerCase()}`);

/** A fragment without the end that opens a panel, and that panel. */
export const splitFragment = (fragment: string): readonly [link: string, panel?: Panel] => {
	const at = fragment.lastIndexOf('.');
	const panel = PANELS.find((one) => at >= 0 && one.toLowerCase() === fragment.slice(at + 1));
	return panel === undefined ? [fragment] : [fragment.slice(0, at), panel];
};
