import type { Definition } from '../definition.js';
import type { SideIndex } from '../geometry.js';

export interface Meaning {
	readonly type: number;
	readonly side: SideIndex;
}

/** Symbols of a FEN: the longest that fits is meant. */
export class Symbols {
	private readonly table: Map<string, Meaning> = new Map();
	private longest = 0;

	constructor({ pieces }: Pick<Definition, 'pieces'>) {
		for (const side of [1, 0] as const) {
			for (const { index, symbols } of pieces) {
				const sign = symbols[side];
				if (sign === '' || this.table.has(sign)) continue;
				this.table.set(sign, { type: index, side });
				this.longest = Math.max(this.longest, Math.min(sign.length, 16));
			}
		}
	}

	/** The symbol at an offset of a text. */
	at(text: string, offset: number): (Meaning & { readonly length: number }) | undefined {
		for (let length = this.longest; length > 0; length--) {
			const meaning = this.table.get(text.slice(offset, offset + length));
			if (meaning !== undefined && offset + length <= text.length) return { ...meaning, length };
		}
		return undefined;
	}

	keys(): Iterable<string> {
		return this.table.keys();
	}
}
