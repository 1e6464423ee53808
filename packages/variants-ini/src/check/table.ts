import { quote } from '@x/diagnostics';
import { type Definition, lettersOf } from '../definition/definition.js';
import type { PartFault } from '../report.js';
import { unknownLetter } from '../values/value.js';

/** The faults of XBoard's table of images: letters without a piece, and pieces of the start without a place. */
export function tableFaults(text: string, definition: Definition): readonly PartFault[] {
	if (text === '-') return [];
	const letters = lettersOf(definition.pieces);
	const faults: PartFault[] = [...text.matchAll(/[a-z]/gi)].flatMap(({ 0: letter, index }) =>
		letters.pieceOf(letter.toLowerCase()) === undefined ? [unknownLetter(index, letter, letters)] : [],
	);
	const missing = letters.letters.filter((letter) => definition.letters.includes(letter) && !text.toLowerCase().includes(letter));
	if (missing.length > 0)
		faults.push({
			code: 'unknown-piece',
			from: 0,
			to: text.length,
			message: `Expected the pieces ${missing.join(' ')} of startFen, found ${quote(text)} without them.`,
			hint: 'Put each letter at the place of its image, or write "-" for no table.',
		});
	return faults;
}
