import type { Definition } from '../definition/definition.js';
import type { Pieces } from '../values/value.js';

/** Values that do not go together. */
export interface Conflict {
	/** The keys, or their beginnings; one of them is in the section that is at fault. */
	readonly keys: readonly string[];
	readonly message: string;
	readonly hint: string;
}

/** The contradictions that Fairy-Stockfish reports, and keys that need another one. */
export function conflictsOf({ pieces, values }: Definition): readonly Conflict[] {
	const found: Conflict[] = [];
	const on = (key: string): boolean => values.get(key) === true;
	const number = (key: string): number => values.get(key) as number;
	const some = (key: string): boolean => {
		const given = values.get(key) as Pieces;
		return given === 'all' || given.length > 0;
	};
	const clash = (keys: readonly string[], message: string, hint: string): void => {
		found.push({ keys, message, hint });
	};
	if (on('checkCounting') && !on('checking'))
		clash(
			['checkCounting', 'checking'],
			'Expected checking = true with checkCounting, found false.',
			'Checks cannot be counted where they are forbidden.',
		);
	if (on('castling') && number('castlingRank') > number('maxRank'))
		clash(
			['castlingRank', 'maxRank', 'castling'],
			'Expected a castlingRank on the board, found one beyond maxRank.',
			`The board has ${number('maxRank')} ranks.`,
		);
	if (on('castling') && number('castlingQueensideFile') > number('castlingKingsideFile'))
		clash(
			['castlingQueensideFile', 'castlingKingsideFile', 'castling'],
			'Expected castlingQueensideFile left of castlingKingsideFile, found it on the right.',
			'Exchange the two files.',
		);
	const walls = values.get('wallingRule') !== 'none';
	if (on('pieceDrops') && walls)
		clash(
			['wallingRule', 'pieceDrops'],
			'Expected either pieceDrops or a wallingRule, found both.',
			'Fairy-Stockfish cannot combine drops and walls.',
		);
	const king = pieces.has('king');
	const commoner = 'Write commoner = k, extinctionPieceTypes = k, extinctionValue = loss instead.';
	if (king && on('blastOnCapture'))
		clash(['blastOnCapture', 'king'], 'Expected a game without king with blastOnCapture, found a king.', commoner);
	if (king && values.get('flipEnclosedPieces') !== 'none')
		clash(['flipEnclosedPieces', 'king'], 'Expected a game without king with flipEnclosedPieces, found a king.', commoner);
	if (king && values.get('wallingRule') === 'duck')
		clash(['wallingRule', 'king'], 'Expected a game without king with wallingRule = duck, found a king.', commoner);
	if (king || on('extinctionPseudoRoyal'))
		for (const key of ['blastImmuneTypes', 'mutuallyImmuneTypes'])
			if (some(key))
				clash([key, 'extinctionPseudoRoyal', 'king'], `Expected a game without royal pieces with ${key}, found some.`, commoner);
	if (on('flagPieceSafe') && on('blastOnCapture'))
		clash(
			['flagPieceSafe', 'blastOnCapture'],
			'Expected either flagPieceSafe or blastOnCapture, found both.',
			'Fairy-Stockfish ignores explosions there.',
		);
	for (const key of ['seirawanGating', 'cambodianMoves'])
		if (on(key) && !on('gating'))
			clash([key, 'gating'], `Expected gating = true with ${key}, found false.`, 'Add the line "gating = true".');
	return found;
}
