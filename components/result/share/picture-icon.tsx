import { Icon } from '@/components/ui/icon';

export function PictureIcon() {
  return (
    <Icon width="18" height="18" strokeWidth="2">
      <path d="M4 4h16v16H4zM4 16l5-6 4 5 2-2 5 4" />
    </Icon>
  );
}
