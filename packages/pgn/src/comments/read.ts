const COMMAND = /\[%(\w+)\s([^\][]*)\]/g;
export const readComment = (inside: string): { text: string; commands: { name: string; value: string }[] } => {
	const commands: { name: string; value: string }[] = [];
	const words = inside.includes('[%')
		? inside.replace(COMMAND, (_, name: string, value: string) => {
				commands.push({ name, value: value.trim() });
				return ' ';
			})
		: inside;
	return { text: words.replace(/\s+/g, ' ').trim(), commands };
};
