import { sideOf } from '../side.js';
import { type Binding, type Bindings, bindingOf } from './binding.js';

/** The meaning of an EPIN in a game. */
export interface Meaning {
	readonly kind: string;
	/** The binding that contains the kind. */
	readonly binding: Binding;
	readonly second: boolean;
	/** A sign that does not belong to the kind's EPIN; its meaning depends on the convention. */
	readonly sign: '' | '+' | '-';
	/** Marks that the kind does not have, or lacks. */
	readonly odd: readonly ('derived' | 'terminal')[];
}

/** Every EPIN of a binding → kind. */
const kindsOf = ({ pieces, also }: Binding): Readonly<Record<string, string>> => ({
	...also,
	...Object.fromEntries(Object.entries(pieces).map(([kind, piece]) => [piece, kind])),
});

/**
 * Makes a function that finds the meaning of EPINs in a match of two styles, that of the first player and that of the second, in upper
 * case. It returns `undefined` for an EPIN without a kind even after ignoring marks.
 */
export const resolver = (bindings: Bindings, styles: readonly [string, string]): ((token: string) => Meaning | undefined) => {
	const found = styles.map((style) => bindingOf(bindings, style)!);
	const kinds = found.map(kindsOf);
	const mixed = styles[0] !== styles[1];
	return (token) => {
		const [, sign = '', letter = '', terminal = '', derived = ''] = /^([+-]?)([A-Za-z])(\^?)('?)$/.exec(token) ?? [];
		const second = sideOf(letter) === 'second';
		// In a match of two styles the apostrophe means the other style.
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
