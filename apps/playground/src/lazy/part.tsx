import { IcnField } from '../plane/IcnField.js';
import { PlaneBoard } from '../plane/PlaneBoard.js';
import planeCss from '../plane/plane.css?inline';
import { Analyse } from './Analyse.js';
import { Build } from './Build.js';
import { EndNote } from './EndNote.js';
import { Examples } from './Examples.js';
import evaluationCss from './evaluation/evaluation.css?inline';
import { Feen } from './Feen.js';
import { Found } from './Found.js';
import feenCss from './feen.css?inline';
import { GameList } from './games/GameList.js';
import gamesCss from './games/games.css?inline';
import { Keys } from './Keys.js';
import { LinkTools } from './LinkTools.js';
import css from './lazy.css?inline';
import linkFaultCss from './link-fault.css?inline';
import { Menu } from './Menu.js';
import { MoveTools } from './moves/MoveTools.js';
import movesCss from './moves/moves.css?inline';
import { NewGame } from './NewGame.js';
import { Notations } from './Notations.js';
import notationsCss from './notations.css?inline';
import { Opened } from './Opened.js';
import openedCss from './opened.css?inline';
import pieceCss from './piece.css?inline';
import piecesCss from './pieces/pieces.css?inline';
import { Hint } from './play/Hint.js';
import playCss from './play.css?inline';
import { RefusalRules } from './RuleLinks.js';
import { Rules } from './Rules.js';
import { addPanels } from './registry.js';
import rulesCss from './rules.css?inline';
import { Share } from './Share.js';
import { Shared } from './Shared.js';
import { Start } from './Start.js';
import { SetUp } from './set-up/SetUp.js';
import setUpCss from './set-up/set-up.css?inline';
import shareCss from './share-panel/share.css?inline';
import sheetsCss from './sheets.css?inline';
import startCss from './start.css?inline';
import analysisCss from './workshop/analysis/analysis.css?inline';
import workshopCss from './workshop/workshop.css?inline';

/** The script that is loaded when one of these panels is first opened. */
addPanels(
	{
		EndNote,
		RefusalRules,
		Rules,
		Analyse,
		Build,
		Examples,
		Feen,
		MoveTools,
		Notations,
		SetUp,
		PlaneBoard,
		IcnField,
		Start,
		GameList,
		NewGame,
		Menu,
		Keys,
		Hint,
		Found,
		Shared,
		Share,
		Opened,
		LinkTools,
	},
	css +
		workshopCss +
		analysisCss +
		linkFaultCss +
		piecesCss +
		rulesCss +
		pieceCss +
		feenCss +
		planeCss +
		movesCss +
		startCss +
		gamesCss +
		playCss +
		evaluationCss +
		openedCss +
		notationsCss +
		setUpCss +
		sheetsCss +
		shareCss,
);
