import { sideOf } from '../side.js';
import { type Binding, type Bindings, bindingOf } from './binding.js';

/** What an EPIN means in a game. */
export interface Meaning {
	readonly kind: string;
	/** The binding that knows the kind. */
	readonly binding: Binding;
	readonly second: boolean;
	/** A sign that is no part of the kind's name: what it says depends on the convention. */
	readonly sign: '' | '+' | '-';
	/** Marks that the kind has not, or lacks. */
	readonly odd: readonly ('derived' | 'terminal')[];
}

/** Every EPIN of a binding → kind. */
const kindsOf = ({ pieces, also }: Binding): Readonly<Record<string, string>> => ({
	...also,
	...Object.fromEntries(Object.entries(pieces).map(([kind, piece]) => [piece, kind])),
});

/**
 * What EPINs mean in a match of two styles, the first player's and the second's, in upper case. `undefined` for an EPIN that no kind has,
 * whatever marks are overlooked.
 */
export const resolver = (bindings: Bindings, styles: readonly [string, string]): ((token: string) => Meaning | undefined) => {
	const found = styles.map((style) => bindingOf(bindings, style)!);
	const kinds = found.map(kindsOf);
	const mixed = styles[0] !== styles[1];
	return (token) => {
		const [, sign = '', letter = '', terminal = '', derived = ''] = /^([+-]?)([A-Za-z])(\^?)('?)$/.exec(token) ?? [];
		const second = sideOf(letter) === 'second';
		// In a match of two styles the apostrophe says: with the other style.
		const nth = Number(second) ^ Number(mixed && derived !== '');
		const name = letter.toUpperCase();
		const marks = mixed ? [''] : derived ? [derived, ''] : [''];
		for (const crown of [terminal, terminal ? '' : '^']) {
			for (const marker of marks) {
				for (const prefix of sign ? [sign, ''] : ['']) {
					const kind = kinds[nth]![prefix + name + crown + marker];
					if (kind === undefined) continue;
					return {
						kind,
						binding: found[nth]!,
						second,
						sign: prefix ? '' : (sign as Meaning['sign']),
						odd: [
							...(crown === terminal ? [] : (['terminal'] as const)),
							...(marker === '' && derived && !mixed ? (['derived'] as const) : []),
						],
					};
				}
			}
		}
		return undefined;
	};
};
