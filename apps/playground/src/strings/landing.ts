/** The texts of the page of a game, for search engines and previews of links. */
export const title = (game: string, page: string): string => `${game} · ${page}`;
export const description = (says: string, size: string, also: readonly string[]): string =>
	[
		says,
		`Board: ${size}.`,
		...(also.length > 0 ? [`Also called ${also.join(', ')}.`] : []),
		'Play it, read its rules, and write it in every notation.',
	].join(' ');
export const pictureOf = (game: string): string => `A part of the board of ${game}`;
export const pictureOfPage = 'A knight of chess that may not capture, since it shields its king';
