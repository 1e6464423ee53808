import type { Zone } from '@x/core';
import { type Crowned, seen } from './cast.js';
import { SIDES, type SideName } from './turn-plan.js';
import { sliceZone } from './zones.js';

/** The type that counts for a file of a side in the opening setup: the piece next behind the pawn; `undefined` for a royal one. */
export function filesOf(game: Crowned): ReadonlyMap<string, string | undefined> | undefined {
	const startPieces = game.start?.pieces;
	if (startPieces === undefined) return undefined;
	const found = new Map<string, string | undefined>();
	for (const side of SIDES)
		for (let file = 0; file < game.model.size[0]!; file++) {
			const behind = startPieces
				.filter((piece) => piece.side === side && piece.at[0] === file && piece.kind !== 'P')
				.map(({ at, kind }) => ({ rank: (side === 'white' ? at : seen(game, at))[1]!, kind }))
				.sort((one, other) => other.rank - one.rank);
			const kind = behind[0]?.kind;
			found.set(`${side} ${file}`, kind !== undefined && game.royals.kinds.includes(kind) ? undefined : kind);
		}
	return found;
}

/** The files of a side on which a type stood. */
export function filesZone(game: Crowned, files: ReadonlyMap<string, string | undefined>, side: SideName, type: string | undefined): Zone {
	const found = Array.from({ length: game.model.size[0]! }, (_, file) => file).filter((file) => files.get(`${side} ${file}`) === type);
	return { union: found.map((file) => sliceZone(0, file, game.model.size)) };
}
