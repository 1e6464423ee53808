/** A public function with valid arguments: the name of each, a valid value, and a test for other values that are valid too. */
export interface MisuseCase {
	readonly call: (...args: never[]) => unknown;
	readonly args: readonly (readonly [name: string, good: unknown, isValid?: (value: unknown) => boolean])[];
}

/** Values that replace each argument. */
const WRONG: readonly unknown[] = [undefined, null, 42.5, 'no such thing', true, { unknownField: 1 }, ['x'], () => 1];

const TYPED = /^(?:TypeError|RangeError|NotationError|SanError|RulesetError|SetupError|MoveError|InfiniteMovesError)$/;

const shown = (value: unknown): string => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

/**
 * Calls a function with each of its arguments replaced by values of wrong types, by an option and by a field that do not exist. Returns a
 * sentence for each call that neither threw a typed error naming the argument, nor returned a result that is not ok.
 *
 * @example
 * import { misuseFaults } from '@x/core/testing';
 * misuseFaults({ call: legal, args: [['position', chess.start]] }) // []
 */
export function misuseFaults({ call, args }: MisuseCase): string[] {
	const good = args.map(([, value]) => value);
	return args.flatMap(([name, , isValid], index) =>
		WRONG.flatMap((value) => {
			if (isValid?.(value) === true) return [];
			const label = `${name} = ${shown(value)}: `;
			try {
				const result = call(...(good.with(index, value) as never[]));
				const refused = typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
				return refused ? [] : [`${label}no error`];
			} catch (error) {
				if (!(error instanceof Error) || !TYPED.test(error.name)) return [label + String(error)];
				// Faults of a value or of a text have their own paths or spans.
				if ('problems' in error) return [];
				return new RegExp(`^${name}\\b`).test(error.message) ? [] : [label + error.message];
			}
		}),
	);
}
