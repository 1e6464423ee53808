import type { Panels } from './model.js';

interface WithPanels {
	xPanels?: Partial<Panels>;
}

/** The panels of the late scripts that have run. */
export const loadedPanels = (): Partial<Panels> => {
	const page = globalThis as WithPanels;
	page.xPanels ??= {};
	return page.xPanels;
};

/** Adds the panels of a late script, and their style. */
export const addPanels = (panels: Partial<Panels>, css: string): void => {
	Object.assign(loadedPanels(), panels);
	// The policy of the built page refuses `<style>`.
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
};
