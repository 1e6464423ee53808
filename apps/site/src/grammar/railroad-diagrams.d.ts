/** The parts of the package that are used; it has no declarations. */
declare module 'railroad-diagrams' {
	interface Drawn {
		toString(): string;
	}
	type Item = Drawn | string;
	const railroad: {
		Diagram(...items: readonly Item[]): Drawn;
		Sequence(...items: readonly Item[]): Drawn;
		Choice(usual: number, ...items: readonly Item[]): Drawn;
		Optional(item: Item): Drawn;
		ZeroOrMore(item: Item): Drawn;
		Terminal(text: string): Drawn;
		NonTerminal(text: string): Drawn;
		Comment(text: string): Drawn;
	};
	export default railroad;
}
