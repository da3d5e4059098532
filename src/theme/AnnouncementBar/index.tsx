/**
 * The announcement bar. A reader who dismissed an earlier bar has it hidden before the first paint; when the id turns out to be
 * a new one, that mark has to go, or the new bar would stay hidden until the next visit.
 */
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/AnnouncementBar';
import {useEffect, type ReactNode} from 'react';

export default function AnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
  }, [isActive]);
  return <Original />;
}
