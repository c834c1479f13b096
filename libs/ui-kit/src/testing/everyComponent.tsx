import type { ReactElement } from 'react'
import { Accordion } from '../Accordion/Accordion.tsx'
import { AvailabilityLine } from '../AvailabilityLine/AvailabilityLine.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Banner } from '../Banner/Banner.tsx'
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../Button/Button.tsx'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup.tsx'
import { CodeField } from '../CodeField/CodeField.tsx'
import { Combobox } from '../Combobox/Combobox.tsx'
import { DigitsField } from '../DigitsField/DigitsField.tsx'
import { FormActions } from '../FormActions/FormActions.tsx'
import { FormRow } from '../FormRow/FormRow.tsx'
import { FormSection } from '../FormSection/FormSection.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { Slider } from '../Slider/Slider.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { Container } from '../Container/Container.tsx'
import { BarButton, BarSelect, ControlBar } from '../ControlBar/ControlBar.tsx'
import { Countdown } from '../Countdown/Countdown.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { DiscountPlate } from '../DiscountPlate/DiscountPlate.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Gallery } from '../Gallery/Gallery.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { cartIcon, gridIcon, heartIcon, storeIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Message } from '../Message/Message.tsx'
import { ModalFooter } from '../ModalFooter/ModalFooter.tsx'
import { Nameplate } from '../Nameplate/Nameplate.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { PhoneField } from '../PhoneField/PhoneField.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { Price } from '../Price/Price.tsx'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { ProductCardSkeleton } from '../ProductCardSkeleton/ProductCardSkeleton.tsx'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { ProductSlider } from '../ProductSlider/ProductSlider.tsx'
import { ProductSliderSkeleton } from '../ProductSliderSkeleton/ProductSliderSkeleton.tsx'
import { Progress } from '../Progress/Progress.tsx'
import { Radio } from '../Radio/Radio.tsx'
import { RangeField } from '../RangeField/RangeField.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Ruler } from '../Ruler/Ruler.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Select } from '../Select/Select.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { SpecificationList } from '../SpecificationList/SpecificationList.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Stepper } from '../Stepper/Stepper.tsx'
import { Table } from '../Table/Table.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Textarea } from '../Textarea/Textarea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Toast } from '../Toast/Toast.tsx'
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx'
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx'
import { VirtualList } from '../VirtualList/VirtualList.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

const ignore = () => {}

const product = {
  name: 'Drill',
  href: '/product/drill/',
  image: '/pictures/drill/{size}.{format}',
  priceKopecks: 1_249_000,
  oldPriceKopecks: 1_529_000,
  rating: 4.8,
  reviewCount: 214,
  code: '15843327',
}

/** One element of every component of the kit, by name: for tests that all of them must pass. */
export const everyComponent: Readonly<Record<string, ReactElement>> = {
  Accordion: <Accordion single parts={[{ title: 'Delivery', content: 'Tomorrow', defaultOpen: true }]} />,
  AvailabilityLine: (
    <AvailabilityLine icon={storeIcon} tone="ok">
      Pickup: <b>today</b>
    </AvailabilityLine>
  ),
  Badge: <Badge count={8} />,
  Banner: (
    <Banner label="News" onClose={ignore}>
      Sale
    </Banner>
  ),
  BottomSheet: (
    <BottomSheet isOpen onClose={ignore} title="Pickup">
      Shops
    </BottomSheet>
  ),
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Drills' }]} />,
  Button: <Button icon={cartIcon}>Add</Button>,
  Carousel: (
    <Carousel label="Sales">
      <p>One</p>
      <p>Two</p>
    </Carousel>
  ),
  Checkbox: <Checkbox label="Bosch" count={1_312} defaultChecked />,
  Chip: <Chip label="Bosch" removable />,
  ChoiceGroup: (
    <ChoiceGroup label="Payment" error="Choose one">
      <Radio name="payment" label="Card" />
    </ChoiceGroup>
  ),
  CodeField: <CodeField value="12" onChange={ignore} />,
  Combobox: <Combobox label="Town" options={[{ value: '1', label: 'Omsk' }]} value="1" onChange={ignore} />,
  Container: <Container>Page</Container>,
  ControlBar: (
    <ControlBar>
      <BarButton icon={gridIcon} label="Filters" count={2} />
      <BarSelect icon={storeIcon} label="Order" />
    </ControlBar>
  ),
  Countdown: <Countdown untilMs={Date.UTC(2026, 11, 1)} renderedAtMs={Date.UTC(2026, 10, 20)} />,
  DataTable: (
    <DataTable
      caption="Orders"
      columns={[{ key: 'name', header: 'Name', cell: String, isSortable: true }]}
      rows={['One', 'Two']}
      keyOf={String}
      nameOf={String}
      onSort={ignore}
      onSelect={ignore}
    />
  ),
  Dialog: (
    <Dialog isOpen onClose={ignore} title="Sign in">
      Form
    </Dialog>
  ),
  DigitsField: <DigitsField label="INN" max={12} defaultValue="7707083893" />,
  Disclosure: (
    <Disclosure summary="Price" defaultOpen>
      Fields
    </Disclosure>
  ),
  DiscountPlate: <DiscountPlate oldKopecks={1_529_000} kopecks={1_249_000} isMaximum />,
  EmptyState: <EmptyState title="Nothing here" />,
  ErrorState: <ErrorState title="It failed" onRetry={ignore} />,
  Gallery: (
    <Gallery
      images={['main', 'reverse'].map((view) => ({ src: `/pictures/${view}/{size}.{format}`, alt: view }))}
      device="desktop"
    />
  ),
  FormActions: (
    <FormActions>
      <Button>Save</Button>
    </FormActions>
  ),
  FormRow: (
    <FormRow columns={3}>
      <TextField label="Name" />
    </FormRow>
  ),
  FormSection: <FormSection title="Recipient">Fields</FormSection>,
  Heading: (
    <Heading level={1} note="438">
      Tools
    </Heading>
  ),
  Icon: <Icon shape={cartIcon} />,
  IconButton: <IconButton shape={heartIcon} label="Favorite" pressed tone="favorite" />,
  Link: <Link href="/cart/">Cart</Link>,
  Logo: <Logo href="/" />,
  Menu: <Menu label="Order" items={[{ label: 'Repeat' }]} trigger={(props) => <Button {...props}>Actions</Button>} />,
  Message: (
    <Message tone="ok" title="In stock">
      Ready in 40 minutes
    </Message>
  ),
  ModalFooter: <ModalFooter>Buttons</ModalFooter>,
  Nameplate: <Nameplate backgroundColor="teal">Leader</Nameplate>,
  Pagination: <Pagination page={5} pageCount={37} hrefOf={(page) => `/page${page}/`} />,
  PasswordField: <PasswordField label="Password" />,
  PhoneField: <PhoneField label="Phone" defaultValue="9162041818" />,
  Picture: <Picture src={product.image} alt="Drill" size={228} />,
  Popover: (
    <Popover title="Delivery" trigger={(props) => <Button {...props}>When</Button>}>
      Tomorrow
    </Popover>
  ),
  Price: <Price kopecks={1_249_000} oldKopecks={1_529_000} />,
  ProductCard: <ProductCard {...product} />,
  ProductCardSkeleton: <ProductCardSkeleton />,
  ProductGrid: (
    <ProductGrid>
      <ProductCard {...product} />
    </ProductGrid>
  ),
  ProductSlider: (
    <ProductSlider label="Analogs" heading={<h2>Analogs</h2>}>
      <ProductCard {...product} />
    </ProductSlider>
  ),
  ProductSliderSkeleton: <ProductSliderSkeleton heading={<h2>Analogs</h2>} />,
  Progress: <Progress label="Loading" value={0.4} />,
  Radio: <Radio name="way" label="Courier" />,
  RangeField: (
    <RangeField
      label="Price"
      min={0}
      max={45_000}
      value={{ from: 1_890, to: 24_990 }}
      onChange={ignore}
      fromName="from"
    />
  ),
  Rating: <Rating value={4.8} count={214} />,
  Ruler: <Ruler />,
  SearchField: <SearchField label="Search" submitLabel="Find" />,
  SegmentedControl: (
    <SegmentedControl
      label="View"
      segments={[
        { value: 'grid', label: 'Grid', icon: gridIcon },
        { value: 'list', label: 'List' },
      ]}
      value="grid"
    />
  ),
  Select: (
    <Select label="City">
      <option>Moscow</option>
    </Select>
  ),
  Skeleton: <Skeleton />,
  Slider: <Slider label="Radius" min={1} max={50} value={10} onChange={ignore} />,
  SpecificationList: <SpecificationList items={[{ name: 'Voltage', value: '18' }]} />,
  Spinner: <Spinner label="Loading" />,
  Stepper: <Stepper label="Drill" value={2} onChange={ignore} caption="in cart" />,
  Table: (
    <Table caption="Sizes" columns={[{ key: 'name', header: 'Name', cell: String }]} rows={['S', 'M']} keyOf={String} />
  ),
  Tabs: <Tabs label="Product" tabs={[{ value: 'about', label: 'About', content: 'Drill' }]} />,
  Switch: <Switch label="In stock" defaultChecked />,
  Textarea: <Textarea label="Comment" />,
  TextField: <TextField label="Name" error="Too short" />,
  Toast: <Toast onClose={ignore}>Added</Toast>,
  ToastRegion: <ToastRegion>{[]}</ToastRegion>,
  VideoPlayer: <VideoPlayer src="/video.mp4" title="Drill" poster="/video.webp" />,
  VirtualList: (
    <VirtualList label="Shops" items={['One', 'Two']} keyOf={String} render={String} height={200} itemHeight={40} />
  ),
  Tooltip: (
    <Tooltip text="To favorites">{(props) => <IconButton {...props} shape={heartIcon} label="Favorite" />}</Tooltip>
  ),
  VisuallyHidden: <VisuallyHidden>Quiet</VisuallyHidden>,
}
