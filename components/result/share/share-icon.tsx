import { Icon } from '@/components/ui/icon';

export function ShareIcon() {
  return (
    <Icon width="18" height="18" strokeWidth="2">
      <path d="M12 15V3M7 8l5-5 5 5M5 13v6h14v-6" />
    </Icon>
  );
}
