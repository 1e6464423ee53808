/** Reads and writes the properties of an element. */
export interface Accessors<E, N extends string> {
	get(element: E, name: N): unknown;
	/** @throws TypeError for a wrong value. */
	set(element: E, name: N, value: unknown): void;
}

/** The names under which an element has a property: a framework may write it in lower case, as HTML does with names of attributes. */
const spellings = (name: string): readonly string[] => [name, name.toLowerCase()];

/** Defines the properties of a class of elements, also under their names in lower case, which a loop over the properties does not list. */
export const defineProperties = <E extends object, N extends string>(
	prototype: E,
	names: readonly N[],
	{ get, set }: Accessors<E, N>,
): void => {
	for (const name of names) {
		for (const spelling of spellings(name)) {
			Object.defineProperty(prototype, spelling, {
				get(this: E) {
					return get(this, name);
				},
				set(this: E, value: unknown) {
					set(this, name, value);
				},
				configurable: true,
				enumerable: spelling === name,
			});
		}
	}
};

/**
 * Takes over the properties that were set before the element was defined: they hide those of the class. Reports wrong values, since an error of
 * a constructor would leave the element without function for ever.
 */
export const adoptProperties = <E extends object, N extends string>(element: E, names: readonly N[], set: Accessors<E, N>['set']): void => {
	for (const name of names) {
		for (const spelling of spellings(name)) {
			if (!Object.hasOwn(element, spelling)) continue;
			const value: unknown = Reflect.get(element, spelling);
			Reflect.deleteProperty(element, spelling);
			try {
				set(element, name, value);
			} catch (error) {
				reportError(error);
			}
		}
	}
};
