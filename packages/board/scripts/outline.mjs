/**
 * Writes the contours of a font's glyph as a short SVG path: neighbouring curves are joined to one where no point moves by more than the tolerance.
 *
 * @typedef {readonly number[]} Point x and y
 * @typedef {readonly Point[]} Curve the four points of a cubic Bézier curve
 */

/** The largest distance by which an outline may move, in hundredths of the box. */
const TOLERANCE = 0.16;

/** The cosine of the sharpest turn that is not a corner. */
const SMOOTH = Math.cos((18 * Math.PI) / 180);

/** @type {(a: Point, b: Point) => number[]} */
const minus = ([ax, ay], [bx, by]) => [ax - bx, ay - by];
/** @type {(a: Point, b: Point) => number} */
const dot = ([ax, ay], [bx, by]) => ax * bx + ay * by;
/** @type {(point: Point, direction: Point, by: number) => number[]} */
const along = ([px, py], [dx, dy], by) => [px + dx * by, py + dy * by];
/** @type {(vector: Point) => number[]} */
const unit = (vector) => {
	const length = Math.hypot(...vector);
	return length === 0 ? [0, 0] : [vector[0] / length, vector[1] / length];
};

/**
 * The point of a curve at a time from 0 to 1.
 *
 * @param {Curve} curve
 * @param {number} t
 * @returns {Point}
 */
const at = ([a, b, c, d], t) => {
	const s = 1 - t;
	const weigh = (k) => s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k];
	return [weigh(0), weigh(1)];
};

/** @type {(curve: Curve) => number[]} */
const startOf = ([a, b, c, d]) => unit([b, c, d].map((point) => minus(point, a)).find((one) => Math.hypot(...one) > 1e-9) ?? [0, 0]);
/** @type {(curve: Curve) => number[]} */
const endOf = ([a, b, c, d]) => unit([c, b, a].map((point) => minus(d, point)).find((one) => Math.hypot(...one) > 1e-9) ?? [0, 0]);

const TIMES = [0.2, 0.4, 0.6, 0.8, 1];

/**
 * One curve through the ends of several, with their directions there: the best by least squares (Schneider, Graphics Gems I), or undefined if it
 * is further from them than the tolerance.
 *
 * @param {readonly Curve[]} run
 * @returns {Curve | undefined}
 */
const joined = (run) => {
	const end = run[run.length - 1];
	const [first, last] = [run[0][0], end[3]];
	const [from, to] = [startOf(run[0]), endOf(end)];
	const points = [first, ...run.flatMap((curve) => TIMES.map((t) => at(curve, t)))];
	const lengths = [0];
	for (let i = 1; i < points.length; i++) lengths.push(lengths[i - 1] + Math.hypot(...minus(points[i], points[i - 1])));
	const times = lengths.map((length) => length / lengths[lengths.length - 1]);
	let [aa, ab, bb, ax, bx] = [0, 0, 0, 0, 0];
	points.forEach((point, i) => {
		const [t, s] = [times[i], 1 - times[i]];
		const [u, v] = [3 * s * s * t, 3 * s * t * t];
		const base = [0, 1].map((k) => first[k] * (s * s * s + u) + last[k] * (v + t * t * t));
		const rest = minus(point, base);
		aa += u * u;
		ab -= u * v * dot(from, to);
		bb += v * v;
		ax += u * dot(from, rest);
		bx -= v * dot(to, rest);
	});
	const divisor = aa * bb - ab * ab;
	const [reach, back] = [(ax * bb - bx * ab) / divisor, (aa * bx - ab * ax) / divisor];
	if (!(reach > 0 && back > 0)) return undefined;
	const curve = [first, along(first, from, reach), along(last, to, -back), last];
	const seen = Array.from({ length: 41 }, (_, i) => at(curve, i / 40));
	const isNear = (point) => seen.some((_, i) => i > 0 && distance(point, seen[i - 1], seen[i]) <= TOLERANCE);
	return points.every(isNear) ? curve : undefined;
};

/**
 * The distance of a point from a line segment.
 *
 * @type {(point: Point, from: Point, to: Point) => number}
 */
const distance = (point, from, to) => {
	const way = minus(to, from);
	const t = Math.max(0, Math.min(1, dot(minus(point, from), way) / (dot(way, way) || 1)));
	return Math.hypot(...minus(point, along(from, way, t)));
};

/** @type {(curve: Curve) => boolean} */
const isStraight = ([a, b, c, d]) => distance(b, a, d) < TOLERANCE / 2 && distance(c, a, d) < TOLERANCE / 2;

/**
 * Joins as many curves as possible, from the first on.
 *
 * @param {readonly Curve[]} curves
 */
const simplified = (curves) => {
	const out = [];
	for (let i = 0; i < curves.length; ) {
		let [best, next] = [curves[i], i + 1];
		for (let j = i + 1; j < Math.min(curves.length, i + 8); j++) {
			if (dot(endOf(curves[j - 1]), startOf(curves[j])) < SMOOTH) break;
			const one = joined(curves.slice(i, j + 1));
			if (one !== undefined) [best, next] = [one, j + 1];
		}
		out.push(best);
		i = next;
	}
	return out;
};

/**
 * A contour begins at a corner, so that no join is lost there.
 *
 * @param {readonly Curve[]} curves
 */
const fromCorner = (curves) => {
	const corner = curves.findIndex((curve, i) => dot(endOf(curves[(i || curves.length) - 1]), startOf(curve)) < SMOOTH);
	return corner <= 0 ? curves : [...curves.slice(corner), ...curves.slice(0, corner)];
};

/**
 * The closed contours of a glyph of fontkit as curves.
 *
 * @param {readonly { command: string, args: readonly number[] }[]} commands
 * @param {(x: number, y: number) => Point} place
 * @returns {Curve[][]}
 */
export const contours = (commands, place) => {
	/** @type {Curve[][]} */
	const found = [];
	/** @type {Point} */
	let here = [0, 0];
	/** @param {Curve} curve */
	const add = (curve) => found[found.length - 1].push(curve);
	/** @param {Point} to */
	const line = (to) => {
		if (Math.hypot(...minus(to, here)) > 1e-6) add([here, along(here, minus(to, here), 1 / 3), along(here, minus(to, here), 2 / 3), to]);
		here = to;
	};
	for (const { command, args } of commands) {
		const points = [];
		for (let i = 0; i < args.length; i += 2) points.push(place(args[i], args[i + 1]));
		const last = points[points.length - 1];
		if (command === 'moveTo') {
			found.push([]);
			here = last;
		} else if (command === 'lineTo') line(last);
		else if (command === 'quadraticCurveTo') {
			const [middle] = points;
			add([here, along(here, minus(middle, here), 2 / 3), along(last, minus(middle, last), 2 / 3), last]);
			here = last;
		} else if (command === 'bezierCurveTo') {
			add([here, ...points]);
			here = last;
		} else if (command === 'closePath' && found[found.length - 1].length > 0) line(found[found.length - 1][0][0]);
	}
	return found.filter((curves) => curves.length > 0);
};

/** Numbers of tenths, with as few separators as possible. */
const numbers = (tenths) =>
	tenths
		.map((one) => String(one / 10).replace(/^(-?)0\./, '$1.'))
		.reduce(
			(text, one) => text + (text === '' || one.startsWith('-') || (one.startsWith('.') && /\.\d*$/.test(text)) ? one : ` ${one}`),
			'',
		);

/**
 * A path of relative commands in tenths. Each point is rounded for itself, so errors do not add up.
 *
 * @param {readonly Curve[][]} all
 */
export const pathOf = (all) => {
	/** @type {Point} */
	let here = [0, 0];
	let out = '';
	/** @type {(point: Point) => number[]} */
	const tenths = ([x, y]) => [Math.round(x * 10), Math.round(y * 10)];
	for (const contour of all) {
		const curves = simplified(fromCorner(contour));
		const start = tenths(curves[0][0]);
		out += `m${numbers(minus(start, here))}`;
		here = start;
		for (const [index, curve] of curves.entries()) {
			const points = curve.slice(1).map((point) => minus(tenths(point), here));
			const end = points[2];
			if (end[0] === 0 && end[1] === 0) continue;
			if (!isStraight(curve)) out += `c${numbers(points.flat())}`;
			else if (index === curves.length - 1) continue;
			else if (end[1] === 0) out += `h${numbers([end[0]])}`;
			else out += end[0] === 0 ? `v${numbers([end[1]])}` : `l${numbers(end)}`;
			here = [here[0] + end[0], here[1] + end[1]];
		}
		out += 'z';
		here = start;
	}
	return out;
};
