import type { Layout } from '../layout/layout.js';
import { path, round, type Shape } from './shape.js';

/** Dashed lines along edges that are joined to the opposite edge: pieces go on there. */
export const wrapShapes = ({ geometry, slices }: Layout): readonly Shape[] => {
	const { wraps = [] } = geometry;
	if (wraps.length === 0) return [];
	const lines = slices.map(({ x, y, width, height }) => {
		const [left, right, top, bottom] = [x, x + width, y, y + height].map((edge) => round(edge * 100)) as [number, number, number, number];
		const columns = wraps.includes('columns') ? `M${left + 3} ${top}V${bottom}M${right - 3} ${top}V${bottom}` : '';
		const rows = wraps.includes('rows') ? `M${left} ${top + 3}H${right}M${left} ${bottom - 3}H${right}` : '';
		return columns + rows;
	});
	return [path(lines.join(''), { fill: 'none', stroke: '$bad', 'stroke-width': 6, 'stroke-dasharray': '22 14' })];
};
