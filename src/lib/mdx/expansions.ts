/** Every component that the build replaces by Markdown, with its expansion. */
import {expandPlaceholder} from './expand/placeholder';
import {expandProblem, expandProblems} from './expand/problems';
import {expandSetting} from './expand/setting';
import {expandSettings} from './expand/settings';
import {expandUiPath} from './expand/uiPath';
import type {Expansion} from './expansion';
import type {ExpandedName} from './names';

export const expansions: Readonly<Record<ExpandedName, Expansion>> = {
  Placeholder: expandPlaceholder,
  Problem: expandProblem,
  Problems: expandProblems,
  Setting: expandSetting,
  Settings: expandSettings,
  UiPath: expandUiPath,
};
