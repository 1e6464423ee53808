import type { MoveFamily, PlaneSeries } from '@x/plane';

export interface VectorMove {
	readonly from: string;
	readonly to?: readonly (string | readonly [string, string])[];
	readonly rays?: readonly {
		readonly d: readonly number[];
		readonly k?: readonly (readonly [string, string])[];
		readonly from?: string;
		readonly upTo?: string | null;
		readonly except?: readonly string[];
		readonly primes?: readonly string[];
		readonly prime?: true;
	}[];
}

/** An interval of step counts; it has no end if `to` is missing. */
interface Span {
	readonly from: bigint;
	readonly to: bigint | undefined;
	readonly prime: boolean;
}

const isPrime = (n: bigint): boolean => {
	if (n < 2n) return false;
	for (let d = 2n; d * d <= n; d++) if (n % d === 0n) return false;
	return true;
};

const without = (span: Span, holes: readonly bigint[]): Span[] => {
	let rest = [span];
	for (const hole of holes)
		rest = rest.flatMap((one) => {
			if (hole < one.from || (one.to !== undefined && hole > one.to)) return [one];
			const parts: Span[] = [];
			if (hole > one.from) parts.push({ ...one, to: hole - 1n });
			if (one.to === undefined || hole < one.to) parts.push({ ...one, from: hole + 1n });
			return parts;
		});
	return rest;
};

/** Prime spans that end are written out. */
const spelled = (span: Span): Span[] => {
	if (!span.prime || span.to === undefined) return [span];
	const found: Span[] = [];
	for (let k = span.from; k <= span.to; k++) if (isPrime(k)) found.push({ from: k, to: k, prime: false });
	return found;
};

function text(spans: readonly Span[]): string {
	const sorted = spans.flatMap(spelled).sort((a, b) => (a.from < b.from ? -1 : 1));
	const merged: Span[] = [];
	for (const span of sorted) {
		const last = merged.at(-1);
		if (last !== undefined && !last.prime && !span.prime && last.to !== undefined && last.to + 1n === span.from)
			merged[merged.length - 1] = { ...last, to: span.to };
		else merged.push(span);
	}
	return merged.map(({ from, to, prime }) => `${prime ? 'P' : ''}${prime && from < 2n ? 2n : from}-${to ?? ''}`).join(' ');
}

const whole = (rays: ReadonlyMap<string, readonly Span[]>, points: ReadonlySet<string>): string =>
	[...[...rays].map(([ray, spans]) => `${ray}: ${text(spans)}`), ...points].sort().join('; ');

const isPlain = ({ primes, times, plus, over }: PlaneSeries): boolean => primes && times === 1 && plus === 0 && over === 1;

/** Legal moves as one text, from our families or from the vectors. */
export const familiesText = {
	ours(families: readonly MoveFamily[]): string {
		const rays = new Map<string, Span[]>();
		const points = new Set<string>();
		for (const family of families) {
			if ('to' in family) {
				points.add(`${family.from}>${family.to}${family.promotion === undefined ? '' : '='}`);
				continue;
			}
			const { only = [], not = [], first, last } = family;
			const name = `${family.from}+${family.by}`;
			const list = rays.get(name) ?? [];
			rays.set(name, list);
			const span: Span = { from: BigInt(first), to: last === null ? undefined : BigInt(last), prime: only.some(isPlain) };
			if (only.every(isPlain) && not.length === 0) list.push(...without(span, family.except.map(BigInt)));
			else
				for (let k = span.from; k <= span.to!; k++) {
					const holds = ({ primes, times, plus, over }: PlaneSeries): boolean => {
						const value = BigInt(times) * k + BigInt(plus);
						return value % BigInt(over) === 0n && (!primes || isPrime(value / BigInt(over)));
					};
					if (only.every(holds) && !not.some(holds) && !family.except.map(BigInt).includes(k)) list.push({ from: k, to: k, prime: false });
				}
		}
		return whole(rays, points);
	},
	/** `cell` transforms a cell, or a direction if its second argument is false. */
	theirs(moves: readonly VectorMove[], cell: (text: string, shifted?: boolean) => string): string {
		const rays = new Map<string, Span[]>();
		const points = new Set<string>();
		for (const { from: start, to = [], rays: lines = [] } of moves) {
			const from = cell(start);
			for (const one of to)
				points.add(typeof one === 'string' ? `${from}>${cell(one)}` : `${from}>${cell(one[0])}${one.includes('promo') ? '=' : ''}`);
			for (const { d, k = [], from: first, upTo, except = [], primes = [], prime = false } of lines) {
				const list: Span[] = [];
				rays.set(`${from}+${cell(d.join(), false)}`, list);
				for (const [low, high] of k) list.push({ from: BigInt(low), to: BigInt(high), prime });
				for (const one of primes) list.push({ from: BigInt(one), to: BigInt(one), prime: false });
				const open: Span[] = first === undefined ? [] : [{ from: BigInt(first), to: upTo == null ? undefined : BigInt(upTo), prime }];
				list.push(...open.flatMap((span) => without(span, except.map(BigInt))));
			}
		}
		return whole(rays, points);
	},
};
