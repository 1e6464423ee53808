import type { Modification } from '../tree.js';
import { piecesIn } from './pieces.js';
import { rangeWords } from './places.js';
import type { Wording } from './wording.js';

/** The words that modifiers of the way add to a leg. */
export interface TraitWords {
	/** Conditions: `if it has not moved`. */
	readonly leads: readonly string[];
	/** Directly behind the way: `over exactly one piece`. */
	readonly over: readonly string[];
	/** At the end, each behind a comma. */
	readonly tails: readonly string[];
}

const onlyPieces = (words: string): string =>
	words
		.replace(/^an? piece of either side/, 'piece')
		.replace(/^an? /, '')
		.replace(/ of either side$/, '');

/** The words of the modifiers that concern the way, the time and checks. */
export function traitWords(modifications: readonly Modification[], wording: Wording): TraitWords {
	const leads: string[] = [];
	const over: string[] = [];
	const tails: string[] = [];
	for (const one of modifications) {
		if (one.type !== 'mode') continue;
		const { name, set, optional, range } = one;
		const pieces = onlyPieces(piecesIn(set, name === 'gg' ? 'friend' : 'any', wording));
		switch (name) {
			case 'g':
			case 'gg':
				over.push(set === undefined ? `passing over any ${name === 'gg' ? 'friendly ' : ''}pieces` : `passing over any ${pieces}`);
				break;
			case 'p':
				over.push(`over ${optional ? 'at most' : 'exactly'} one ${pieces}`);
				break;
			case 'pp':
				over.push(optional ? `over any ${pieces}` : `over at least one ${pieces}`);
				break;
			case 'n':
				over.push('without leaping over pieces');
				break;
			case 'h':
				tails.push('at most half of the way to the edge (rounded up)');
				break;
			case 'i':
				leads.push('if it has not moved');
				break;
			case 'ii':
				leads.push('if it has not moved, has not been dropped or promoted and has not been in check');
				break;
			case 'k':
				tails.push(set === undefined ? 'but may not give check' : `but may not give check to ${piecesIn(set, 'enemy', wording)}`);
				break;
			case 'kk':
				tails.push(set === undefined ? 'but may not give mate' : `but may not give mate to ${piecesIn(set, 'enemy', wording)}`);
				break;
			case 'o':
			case 'oo':
				tails.push(
					range === undefined
						? `with ${name === 'o' ? 'the left and right' : 'opposite'} edges joined`
						: `with ${rangeWords(range).replace(' or ', ' and ')} joined`,
				);
				break;
			case 'u':
				tails.push('unless an enemy is the first piece in one of these directions');
				break;
		}
	}
	return { leads, over, tails };
}
