import type { Vec, Zone } from '@x/core';
import { fold, type Pass } from '@x/core/rules';
import type { Model } from './model.js';
import type { SideName } from './turn-plan.js';

/** The sign of each axis for a side. White sees the board as it is; Black sees it mirrored (decision D8). */
export function signsOf({ rules, size }: Model, side: SideName): readonly (1 | -1)[] {
	const [mirror] = rules.all('mirror').slice(-1);
	const named = (name: 'horizontal' | 'vertical'): boolean => mirror?.attributes?.some((one) => one.name === name) === true;
	const plain = side === 'white' || rules.cancels('mirror');
	return size.map((_, axis) => {
		if (plain || axis > 1) return 1;
		if (mirror?.attributes === undefined) return axis === 1 ? -1 : 1;
		return named(axis === 0 ? 'horizontal' : 'vertical') ? -1 : 1;
	});
}

/** A vector as the opponent sees it. */
export const mirroredVector = (model: Model, vector: Vec): Vec => {
	const signs = signsOf(model, 'black');
	return vector.map((value, axis) => (signs[axis] === -1 && Number(value) !== 0 ? -Number(value) : value));
};

/** A cell as the opponent sees it. */
export const mirroredCell = (model: Model, cell: Vec): Vec => {
	const signs = signsOf(model, 'black');
	return cell.map((value, axis) => (signs[axis] === -1 ? model.size[axis]! - 1 - Number(value) : value));
};

/** A zone as the opponent sees it. */
export const mirroredZone = (model: Model, zone: Zone): Zone => mirrored(zone, model);

const mirrored: Pass<'zone', Zone, [Model]> = fold<'zone', Zone, [Model]>('zone', {
	cells: ({ cells }, model) => ({ cells: cells.map((cell) => mirroredCell(model, cell)) }),
	union: ({ union }, model) => ({ union: union.map((one) => mirrored(one, model)) }),
	minus: ({ minus }, model) => ({ minus: [mirrored(minus[0], model), mirrored(minus[1], model)] }),
	parity: ({ parity }, model) => {
		const signs = signsOf(model, 'black');
		const moved = model.size.reduce((sum, length, axis) => sum + (signs[axis] === -1 ? length - 1 : 0), 0);
		return { parity: (parity + moved) % 2 === 0 ? 0 : 1 };
	},
	perSide: ({ perSide: { white, black } }) => ({ perSide: { ...(white && { black: white }), ...(black && { white: black }) } }),
	box: ({ box }, model) => {
		const signs = signsOf(model, 'black');
		return {
			box: box.map((range, axis) => {
				if (range === null || signs[axis] !== -1) return range;
				const [low, high] = range;
				const end = model.size[axis]! - 1;
				return [high === null ? null : end - Number(high), low === null ? null : end - Number(low)];
			}),
		};
	},
});
