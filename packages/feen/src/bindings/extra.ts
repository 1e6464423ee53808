import type { Game, Setup } from '@x/core';
import type { Aux } from './aux.js';
import { type Binding, SIDES } from './binding.js';
import type { Notes } from './notes.js';

/** Whether a value is the usual initial value of a variable. */
const idle = (value: number | Readonly<Record<string, number>>): boolean =>
	typeof value === 'number' ? value === 0 : Object.values(value).every((one) => one === 0);

/** The parts of a setup without a field of the binding. They are kept in the side record and reported unless they are zero. */
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
	for (const [name, value] of rest) if (!idle(value)) lose('convert-extra', `FEEN cannot express the variable '${name}'.`, `vars.${name}`);
	for (const [name] of places) lose('convert-extra', `FEEN cannot express all values of the point '${name}'.`, `points.${name}`);
	if (other !== undefined) lose('convert-extra', `FEEN expresses the side to move, but not the phase '${other}'.`, 'phase');
	if (seen.length > 0) lose('convert-extra', 'FEEN cannot express earlier positions.', 'seen');
	return {
		...(rest.length > 0 && { vars: Object.fromEntries(rest) }),
		...(places.length > 0 && { points: Object.fromEntries(places) }),
		...(other !== undefined && { phase: other }),
		...(seen.length > 0 && { seen }),
	};
};

/** Adds the side record to a setup of a game. Parts that the game does not have are reported. */
export const withExtra = (setup: Setup, aux: Aux, { clocks, lionCaptured }: Binding, { ruleset }: Game, { lose }: Notes): Setup => {
	const { vars, points, turn } = ruleset;
	const lacks = (name: string | undefined): boolean => name === undefined || !(name in vars);
	if (aux.halfmove && lacks(clocks?.half)) lose('convert-clock', 'This game does not have a clock.', 'aux.halfmove');
	if ((aux.fullmove ?? 1) !== 1 && lacks(clocks?.full)) lose('convert-move-number', 'This game does not count moves.', 'aux.fullmove');
	if ((aux.moveNumber ?? 1) !== 1) lose('convert-move-number', 'A position does not contain the number of the ply.', 'aux.moveNumber');
	if (aux.checks && lacks(clocks?.checks)) lose('convert-checks', 'This game does not count checks.', 'aux.checks');
	if (aux.counting !== undefined) lose('convert-clock', 'This game does not count to a limit.', 'aux.counting');
	if (aux.lastLionCapture && (lionCaptured === undefined || !(lionCaptured in points)))
		lose('convert-extra', 'This game does not record the capture of a lion.', 'aux.lastLionCapture');
	const known = <T>(record: Readonly<Record<string, T>> = {}, names: object, what: string): Readonly<Record<string, T>> =>
		Object.fromEntries(
			Object.entries(record).filter(([name]) => {
				if (!(name in names)) lose('convert-extra', `This game does not have a ${what} '${name}'.`, `aux.${what}s.${name}`);
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
		throw new RangeError('The game does not have sides named white and black');
	const phase = phases.find((name) => name === aux.phase) ?? phases[0];
	if (aux.phase !== undefined && phase !== aux.phase)
		lose('convert-extra', `The side to move does not have a phase '${aux.phase}'.`, 'aux.phase');
	return {
		...setup,
		phase,
		vars: variables,
		...(Object.keys(places).length > 0 && { points: places }),
		...(aux.seen && { seen: aux.seen }),
	};
};

/** The default values of the side record. */
const USUAL: Readonly<Record<string, unknown>> = { halfmove: 0, fullmove: 1, moveNumber: 1, lastLionCapture: null };

const CODES = {
	halfmove: 'convert-clock',
	counting: 'convert-clock',
	fullmove: 'convert-move-number',
	moveNumber: 'convert-move-number',
} as const;

/** Reports the parts of the side record that another notation cannot express. */
export const tellUnsaid = (aux: Aux, fields: readonly (keyof Aux)[], notation: string, { lose }: Notes): void => {
	for (const [field, value] of Object.entries(aux) as readonly (readonly [keyof Aux, unknown])[]) {
		if (fields.includes(field) || value === undefined || value === USUAL[field]) continue;
		const code = field === 'checks' ? 'convert-checks' : field in CODES ? CODES[field as keyof typeof CODES] : 'convert-extra';
		lose(code, `${notation} does not have a field for '${field}'.`, `aux.${field}`);
	}
};
