/** The panels next to the board. */
export const PANELS = ['Game', 'Rules', 'Notations', 'Analyse', 'Build'] as const;

export type Panel = (typeof PANELS)[number];

/** The end of an address that opens a panel; empty for the first one. No link has a point. */
export const panelMark = (panel: Panel): string => (panel === 'Game' ? '' : `.${panel.toLowerCase()}`);

/** A fragment without the end that opens a panel, and that panel. */
export const splitFragment = (fragment: string): readonly [link: string, panel?: Panel] => {
	const panel = PANELS.find((one) => one !== 'Game' && fragment.endsWith(panelMark(one)));
	return panel === undefined ? [fragment] : [fragment.slice(0, -panelMark(panel).length), panel];
};
