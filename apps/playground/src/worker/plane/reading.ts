import type { BoardCell } from '@x/board';
import * as strings from '../../strings/worker/plane.js';
import type { Doc, Place, Reading } from '../protocol.js';
import { knownPlane, type PlaneText } from './read.js';
import { nodesOf, planeView, statusView } from './view.js';

const nodeAt = ({ spans, plies }: PlaneText, place: Place): number => {
	if ('node' in place) return Math.max(0, Math.min(place.node, plies));
	return Math.min(plies, spans.filter(({ from }) => from < place.caret).length);
};

const cell = (index: number, name: string): BoardCell => ({ cell: index, name, slice: 0, x: 0, y: 0, tone: 0, column: '', row: '' });

/** The reading of an ICN text and one of its moves, for the page. */
export const readPlane = (doc: Doc, place: Place): Reading => {
	const known = knownPlane(doc);
	const { game, text, problems } = known;
	const shown = nodeAt(known, place);
	const last = game?.moves[shown - 1];
	return {
		preset: { id: doc.ruleset, title: strings.title },
		hash: 'plane',
		dialects: [],
		// The cells named in the description of the last move. A plane has no list of all cells.
		board: {
			shape: 'square',
			slices: [{ title: '' }],
			cells: last === undefined ? [] : [cell(0, last.from.join()), cell(1, last.to.join())],
		},
		boardSides: [],
		family: 'chess',
		text,
		nodes: nodesOf(known),
		games: [],
		game: 0,
		sides: strings.sides,
		shown,
		position: statusView(known, shown),
		problems,
		startProblems: [],
		settled: undefined,
		result: undefined,
		players: [],
		tagged: undefined,
		variant: undefined,
		plane: game === undefined ? undefined : planeView(known, game, shown),
	};
};
