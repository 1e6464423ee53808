export const engine = 'Your engine';
export const noEngine = 'No engine is open.';
export const silent = (protocol: string): string =>
	`The engine did not answer “${protocol}” within 10 seconds. Expected an engine that runs as one worker; one with threads needs a page of its own.`;
