import { Icon } from '@/components/ui/icon';

export const BellIcon = () => (
  <Icon width="20" height="20">
    <path d="M6 17v-6a6 6 0 0112 0v6l1.5 1.5h-15zM10 21h4" />
  </Icon>
);
