import type { Game, Setup } from '@x/core';
import type { Aux } from './aux.js';
import { type Binding, SIDES } from './binding.js';
import type { Notes } from './notes.js';

/** Is this how a variable mostly begins? */
const idle = (value: number | Readonly<Record<string, number>>): boolean =>
	typeof value === 'number' ? value === 0 : Object.values(value).every((one) => one === 0);

/** What an arrangement says and no field of the binding has: kept whole, and told of unless it is zero. */
export const extraOf = (
	{ vars = {}, points = {}, phase, seen = [] }: Setup,
	armies: readonly Binding[],
	{ lose }: Notes,
): Pick<Aux, 'vars' | 'points' | 'phase' | 'seen'> => {
	const clocks = armies.flatMap((binding) => (binding.clocks ? [binding.clocks] : []));
	const said = (name: string, value: unknown): boolean =>
		clocks.some(({ half, full, checks }) => (typeof value === 'number' ? name === half || name === full : name === checks));
	const marked = armies.flatMap(({ doubleStep, lionCaptured }) => [doubleStep?.point, lionCaptured]);
	const rest = Object.entries(vars).filter(([name, value]) => !said(name, value));
	const places = Object.entries(points).filter(([name, at]) => at.length > (marked.includes(name) ? 1 : 0));
	const other = phase !== undefined && !SIDES.includes(phase as 'white') ? phase : undefined;
	for (const [name, value] of rest)
		if (!idle(value)) lose('convert-extra', `FEEN has no place for the variable '${name}'.`, `vars.${name}`);
	for (const [name] of places) lose('convert-extra', `FEEN has no mark for all that the point '${name}' says.`, `points.${name}`);
	if (other !== undefined) lose('convert-extra', `FEEN says whose turn it is, not that the phase is '${other}'.`, 'phase');
	if (seen.length > 0) lose('convert-extra', 'FEEN does not know earlier positions.', 'seen');
	return {
		...(rest.length > 0 && { vars: Object.fromEntries(rest) }),
		...(places.length > 0 && { points: Object.fromEntries(places) }),
		...(other !== undefined && { phase: other }),
		...(seen.length > 0 && { seen }),
	};
};

/** An arrangement of a game with what the side record keeps for it. What the game has no place for is told. */
export const withExtra = (setup: Setup, aux: Aux, { clocks, lionCaptured }: Binding, { ruleset }: Game, { lose }: Notes): Setup => {
	const { vars, points, turn } = ruleset;
	const lacks = (name: string | undefined): boolean => name === undefined || !(name in vars);
	if (aux.halfmove && lacks(clocks?.half)) lose('convert-clock', 'This game has no clock.', 'aux.halfmove');
	if ((aux.fullmove ?? 1) !== 1 && lacks(clocks?.full)) lose('convert-move-number', 'This game does not count moves.', 'aux.fullmove');
	if ((aux.moveNumber ?? 1) !== 1) lose('convert-move-number', 'Positions do not know the number of the ply.', 'aux.moveNumber');
	if (aux.checks && lacks(clocks?.checks)) lose('convert-checks', 'This game does not count checks.', 'aux.checks');
	if (aux.counting !== undefined) lose('convert-clock', 'This game does not count to a limit.', 'aux.counting');
	if (aux.lastLionCapture && (lionCaptured === undefined || !(lionCaptured in points)))
		lose('convert-extra', 'This game does not say where a lion was captured.', 'aux.lastLionCapture');
	const known = <T>(record: Readonly<Record<string, T>> = {}, names: object, what: string): Readonly<Record<string, T>> =>
		Object.fromEntries(
			Object.entries(record).filter(([name]) => {
				if (!(name in names)) lose('convert-extra', `This game has no ${what} '${name}'.`, `aux.${what}s.${name}`);
				return name in names;
			}),
		);
	const variables = {
		...Object.fromEntries(Object.entries(setup.vars ?? {}).filter(([name]) => name in vars)),
		...known(aux.vars, vars, 'var'),
	};
	const places = { ...setup.points, ...known(aux.points, points, 'point') };
	const phases = [turn.start, ...Object.keys(turn.phases)].filter((name) => turn.phases[name]?.side === setup.phase);
	if (phases[0] === undefined || SIDES.some((side) => !(side in ruleset.sides)))
		throw new RangeError('The game has no sides called white and black');
	const phase = phases.find((name) => name === aux.phase) ?? phases[0];
	if (aux.phase !== undefined && phase !== aux.phase) lose('convert-extra', `The side to move has no phase '${aux.phase}'.`, 'aux.phase');
	return {
		...setup,
		phase,
		vars: variables,
		...(Object.keys(places).length > 0 && { points: places }),
		...(aux.seen && { seen: aux.seen }),
	};
};

/** What is said of nothing. */
const USUAL: Readonly<Record<string, unknown>> = { halfmove: 0, fullmove: 1, moveNumber: 1, lastLionCapture: null };

const CODES = {
	halfmove: 'convert-clock',
	counting: 'convert-clock',
	fullmove: 'convert-move-number',
	moveNumber: 'convert-move-number',
} as const;

/** Tells what of the side record another notation has no field for. */
export const tellUnsaid = (aux: Aux, fields: readonly (keyof Aux)[], notation: string, { lose }: Notes): void => {
	for (const [field, value] of Object.entries(aux) as readonly (readonly [keyof Aux, unknown])[]) {
		if (fields.includes(field) || value === undefined || value === USUAL[field]) continue;
		const code = field === 'checks' ? 'convert-checks' : field in CODES ? CODES[field as keyof typeof CODES] : 'convert-extra';
		lose(code, `${notation} has no field for '${field}'.`, `aux.${field}`);
	}
};
