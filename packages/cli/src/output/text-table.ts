/** Rows of cells as lines: columns as wide as their widest cell, numbers at the right. */
export const textTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
	const all = [head, ...rows];
	const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
	const isNumber = head.map((_, column) => rows.every((row) => /^[-+±\d.,–∞ %]*$/.test(row[column] ?? '')));
	return all
		.map((row) => {
			const cells = row.map((cell, column) => (isNumber[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)));
			return `  ${cells.join('  ').trimEnd()}\n`;
		})
		.join('');
};

/** A share in per cent. */
export const percent = (part: number, whole: number): string => `${whole === 0 ? '0.0' : ((100 * part) / whole).toFixed(1)} %`;
