import { planeNotations as words } from '../../strings/notation-losses.js';
import type { Doc } from '../doc.js';
import type { NotationCard, NotationGame, NotationReading, NotationsView, NotationToken } from '../notation-views.js';
import { formOf, readForm } from '../plane/forms.js';
import { knownPlane, readIcn } from '../plane/read.js';
import { moveSpans } from '../plane/spans.js';
import { type IcnForm, PLANE } from '../plane-views.js';
import { faultOf } from './notation.js';

/** A notation of boards without edges: a dialect of ICN, or a form that is not ICN. */
interface PlaneNotation extends Pick<NotationCard, 'id' | 'title' | 'about' | 'extension' | 'lines'> {
	readonly form: Exclude<IcnForm, `${string} ${string}`> | 'readable' | 'compact';
	readonly dialect?: 'seed' | 'site';
}

const NOTATIONS: readonly PlaneNotation[] = [
	{ id: 'icn site', title: words.site, about: 'game', extension: 'icn', lines: true, form: 'readable', dialect: 'site' },
	{ id: 'icn seed', title: words.seed, about: 'game', extension: 'icn', lines: true, form: 'readable', dialect: 'seed' },
	{ id: 'icn compact', title: words.compact, about: 'game', extension: 'icn', lines: true, form: 'compact', dialect: 'site' },
	{ id: 'icn long', title: words.long, about: 'game', extension: 'json', lines: true, form: 'long' },
	{ id: 'icn fen', title: words.fen, about: 'position', extension: 'fen', lines: false, form: 'fen' },
];

/** The form as the converter names it. */
const formIn = ({ form, dialect = 'site' }: PlaneNotation): IcnForm =>
	form === 'readable' || form === 'compact' ? `${dialect} ${form}` : form;

/** The moves of a text of ICN, with their nodes. */
const tokensOf = (text: string, count: number): readonly NotationToken[] =>
	moveSpans(text, count).map((span, index) => ({ ...span, node: index + 1 }));

/** The game of a board without edges in every notation. */
export const planeNotations = (doc: Doc, asked: number): NotationsView => {
	const { game, plies } = knownPlane(doc);
	const node = Math.min(asked, plies);
	return {
		node,
		lost: [],
		cards: NOTATIONS.map((notation) => {
			const { form: _, dialect, ...card } = notation;
			const { text, lost } = formOf({ doc, node, form: formIn(notation) });
			const tokens = text === undefined || dialect === undefined || game?.moves.length !== plies ? [] : tokensOf(text, plies);
			return { ...card, also: [], text, lost, tokens };
		}),
	};
};

const recordOf = (text: string): Pick<NotationGame, 'start' | 'record'> => ({ start: { kind: 'preset' }, record: { kind: 'text', text } });

/** Reads a text of one of these notations. */
export const readPlaneNotation = (id: string, text: string): NotationReading => {
	const notation = NOTATIONS.find((one) => one.id === id);
	if (notation === undefined) return { id, text, game: undefined, problems: [faultOf(id, text)] };
	const { dialect } = notation;
	if (dialect === undefined) {
		const { icn, problems } = readForm(formIn(notation), text);
		return { id, text, game: icn === undefined ? undefined : { ruleset: PLANE, ...recordOf(icn) }, problems };
	}
	const { game, problems } = readIcn(text, dialect);
	return { id, text, game: game === undefined ? undefined : { ruleset: `${PLANE}:${dialect}`, ...recordOf(text) }, problems };
};
