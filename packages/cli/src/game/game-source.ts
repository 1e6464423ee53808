/** The languages of rules in files. */
export type Language = 'variants.txt' | 'variants.ini' | 'fbr' | 'json' | 'diagram';

/** A game as plain data: worker threads, queues and other machines receive it, and make the same rules of it. */
export type GameSource =
	| { readonly kind: 'id'; readonly id: string }
	| {
			readonly kind: 'rules';
			readonly language: Language;
			readonly text: string;
			/** The name of one of several games; the only one without it. */
			readonly name?: string;
	  };

/** A game that an argument names. A link also has a position. */
export interface NamedGame {
	readonly source: GameSource;
	readonly fen?: string;
	/** The number of the start position, of Chess960. */
	readonly number?: number;
	/** The moves of a link, as names such as `e2e4`. */
	readonly moves?: readonly string[];
}
