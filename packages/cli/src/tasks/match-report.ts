import { percent, textTable } from '../output/text-table.js';
import { counted } from '../output/words.js';
import { limitsText } from '../players/limits.js';
import type { PlayerChoice } from '../players/player-choice.js';
import { eloOf } from '../statistics/elo.js';
import { type SprtOptions, type SprtState, sprtOf } from '../statistics/sprt.js';

/** The figures of a match, as its output. All are those of the first player. */
export interface MatchRecord {
	readonly type: 'match';
	readonly game: string;
	readonly players: readonly { readonly name: string; readonly limits: string }[];
	/** The games of the match, and those that were played before the test ended it. */
	readonly planned: number;
	readonly games: number;
	readonly wins: number;
	readonly draws: number;
	readonly losses: number;
	/** The same of the games in which the first player had the first side. */
	readonly first: { readonly wins: number; readonly draws: number; readonly losses: number };
	/** Pairs with 0, ½, 1, 1½ and 2 points. Without pairs it is missing. */
	readonly pairs?: readonly number[];
	/** The difference and its interval of 95 %. Values are missing where they are infinite or unknown. */
	readonly elo: { readonly value?: number; readonly from?: number; readonly to?: number };
	/** The likelihood of superiority; missing if it is unknown. */
	readonly superiority?: number;
	readonly sprt?: SprtOptions & SprtState;
	/** The reasons for the ends of games, the most frequent first. */
	readonly ends: readonly { readonly name: string; readonly games: number }[];
}

interface TallyOptions {
	readonly players: readonly PlayerChoice[];
	readonly games: number;
	readonly once: boolean;
	readonly sprt: SprtOptions | undefined;
}

interface TallyGame {
	readonly white: number;
	readonly points: number;
	readonly reason: string;
}

/** Digits that mean nothing are left out, and every machine writes the same text. */
const rounded = (value: number): number => Number(value.toFixed(6));

const finite = <Name extends string>(name: Name, value: number): { readonly [Key in Name]?: number } =>
	(Number.isFinite(value) ? { [name]: rounded(value) } : {}) as { readonly [Key in Name]?: number };

/** Counts the games of a match. */
export class MatchTally {
	readonly #options: TallyOptions;
	/** Losses, draws and wins; in all games, and in those with the first side. */
	readonly #results = [0, 0, 0];
	readonly #first = [0, 0, 0];
	readonly #pairs = [0, 0, 0, 0, 0];
	readonly #ends = new Map<string, number>();
	games = 0;

	constructor(options: TallyOptions) {
		this.#options = options;
	}

	/** Adds the games of one opening. */
	add(games: readonly TallyGame[]): void {
		for (const { white, points, reason } of games) {
			this.games++;
			this.#results[2 * points]!++;
			if (white === 0) this.#first[2 * points]!++;
			this.#ends.set(reason, (this.#ends.get(reason) ?? 0) + 1);
		}
		if (!this.#options.once) this.#pairs[2 * games.reduce((sum, { points }) => sum + points, 0)]!++;
	}

	/** The scores from which the statistics follow: of pairs, or of games. */
	get #scores(): readonly number[] {
		return this.#options.once ? this.#results : this.#pairs;
	}

	get #sprt(): (SprtOptions & SprtState) | undefined {
		const { sprt } = this.#options;
		return sprt && { ...sprt, ...sprtOf(this.#scores, sprt) };
	}

	/** Whether the test has accepted a hypothesis. */
	get isDecided(): boolean {
		return this.#sprt?.accepted !== undefined;
	}

	record(game: string): MatchRecord {
		const { players, games, once } = this.#options;
		const elo = eloOf(this.#scores);
		const sprt = this.#sprt;
		const [losses = 0, draws = 0, wins = 0] = this.#results;
		const [firstLosses = 0, firstDraws = 0, firstWins = 0] = this.#first;
		return {
			type: 'match',
			game,
			players: players.map(({ name, limits }) => ({ name, limits: limitsText(limits) })),
			planned: games,
			games: this.games,
			wins,
			draws,
			losses,
			first: { wins: firstWins, draws: firstDraws, losses: firstLosses },
			...(once ? {} : { pairs: this.#pairs }),
			elo: { ...finite('value', elo.value), ...finite('from', elo.from), ...finite('to', elo.to) },
			...(elo.superiority === undefined ? {} : { superiority: rounded(elo.superiority) }),
			...(sprt === undefined
				? {}
				: { sprt: { ...sprt, ratio: rounded(sprt.ratio), lower: rounded(sprt.lower), upper: rounded(sprt.upper) } }),
			ends: [...this.#ends]
				.map(([name, count]) => ({ name, games: count }))
				.sort((one, other) => other.games - one.games || (one.name < other.name ? -1 : 1)),
		};
	}
}

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(1)}`;

const eloText = ({ elo: { value, from, to }, wins }: MatchRecord): string => {
	const low = from === undefined ? '-∞' : signed(from);
	const high = to === undefined ? '+∞' : signed(to);
	if (value === undefined) return wins > 0 ? '+∞' : '-∞';
	return `${signed(value)} (${low} to ${high})`;
};

const sprtText = ({ ratio, lower, upper, elo0, elo1, accepted }: NonNullable<MatchRecord['sprt']>): string =>
	`${ratio.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)}) for Elo ${elo0} against ${elo1}: ${accepted === undefined ? 'not decided' : `${accepted} is accepted`}`;

/** Figures of a match as a text for people. */
export const matchText = (record: MatchRecord): string => {
	const { game, players, planned, games, wins, draws, losses, first, pairs, superiority, sprt, ends } = record;
	const named = players.map(({ name, limits }) => (limits === '' ? name : `${name} (${limits})`));
	const row = (name: string, scores: MatchRecord['first']): readonly string[] => {
		const count = scores.wins + scores.draws + scores.losses;
		return [name, String(scores.wins), String(scores.draws), String(scores.losses), percent(scores.wins + scores.draws / 2, count)];
	};
	const second = { wins: wins - first.wins, draws: draws - first.draws, losses: losses - first.losses };
	const [name = ''] = players.map((one) => one.name);
	const lines = [
		`${game}: ${named.join(' against ')}, ${games < planned ? `${games} of ${counted(planned, 'game')}` : counted(games, 'game')}\n\n`,
		textTable(
			['', 'won', 'drawn', 'lost', 'points'],
			[row(name, { wins, draws, losses }), row('as the first side', first), row('as the second side', second)],
		),
		...(pairs === undefined ? [] : [`\nPairs        ${pairs.join(', ')} with 0, ½, 1, 1½ and 2 points\n`]),
		`${pairs === undefined ? '\n' : ''}Elo          ${eloText(record)}\n`,
		`Superiority  ${superiority === undefined ? 'unknown' : `${(100 * superiority).toFixed(1)} % likely`}\n`,
		...(sprt === undefined ? [] : [`SPRT         ${sprtText(sprt)}\n`]),
		`\nEnds\n${textTable(
			['', 'games', ''],
			ends.map((end) => [end.name, String(end.games), percent(end.games, games)]),
		)}`,
	];
	return lines.join('').replace(/^ +\n/gm, '');
};
