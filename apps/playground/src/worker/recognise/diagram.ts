import { isNotationError } from '@x/diagnostics';
import { stringify } from '@x/fbr';
import { diagramToFbr, isDiagram, safeParseDiagram } from '@x/fbr/diagram';
import type { Given } from '../recognise-views.js';

/** The definition of an Interactive Diagram of chessvariants.com, as rules in FBR. */
export const rulesOfDiagram = (
	text: string,
): { readonly given: Given; readonly certain: boolean; readonly lost: readonly string[] } | undefined => {
	if (!isDiagram(text)) return undefined;
	const read = safeParseDiagram(text);
	if (!read.ok) return undefined;
	try {
		const { value, lost } = diagramToFbr(read.value);
		const rules = `${stringify(value, { style: 'canonical' })}\n`;
		return { given: { to: 'workshop', language: 'fbr', text: rules }, certain: true, lost: lost.map(({ message }) => message) };
	} catch (error) {
		if (isNotationError(error)) return undefined;
		throw error;
	}
};
