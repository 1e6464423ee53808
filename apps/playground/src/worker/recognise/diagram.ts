import { isNotationError } from '@x/diagnostics';
import { stringify } from '@x/fbr';
import { diagramToFbr, safeParseDiagram } from '@x/fbr/diagram';
import type { Given } from '../recognise-views.js';

/** A setting, the line of a piece, or a tag of HTML around them. */
const BEGIN = /^\s*(?:<|[A-Za-z][^:=\n]*[:=])/;
const SETTING = /^[^\S\n]*(?:files|ranks)[^\S\n]*=/im;
const PIECE = /^[^\s=:<>]+(?: [^\s=:<>]+)*:[^:\n]*:/m;

/** The definition of an Interactive Diagram of chessvariants.com, as rules in FBR. */
export const rulesOfDiagram = (
	text: string,
): { readonly given: Given; readonly certain: boolean; readonly lost: readonly string[] } | undefined => {
	if (!BEGIN.test(text) || !SETTING.test(text) || !PIECE.test(text)) return undefined;
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
