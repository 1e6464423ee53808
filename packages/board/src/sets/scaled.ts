/**
 * A path of absolute and relative commands, scaled about the middle of the box and then moved. Radii of arcs are scaled with their ends.
 */
export const scaled = (d: string, scale: number, [dx, dy]: readonly [number, number] = [0, 0]): string =>
	d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, values: string) => {
		const kind = command.toLowerCase();
		const [across, down] = command === kind ? [0, 0] : [50 * (1 - scale) + dx, 50 * (1 - scale) + dy];
		const numbers = values.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
		// An arc has an angle and two flags, which stay as they are.
		const isFixed = (index: number): boolean => kind === 'a' && index % 7 >= 2 && index % 7 <= 4;
		const isDown = (index: number): boolean => kind === 'v' || (kind !== 'h' && (kind === 'a' ? index % 7 === 6 : index % 2 === 1));
		const value = (one: number, index: number): number => Math.round((one * scale + (isDown(index) ? down : across)) * 10) / 10;
		return command + numbers.map((one, index) => (isFixed(index) ? one : value(one, index))).join(' ');
	});
