/** The package names types that it does not contain. */
declare module 'json-kifu-format' {
	export const Parsers: Readonly<Record<'parseKIF' | 'parseKI2' | 'parseCSA', (text: string) => object>>;
}
