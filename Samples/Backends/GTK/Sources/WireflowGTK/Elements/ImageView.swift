import CGtk
import Wireflow
import WireflowInteraction

/// A tile that represents an image, with its alternative text below.
///
/// The tile shows a system icon if there is one with the image's name.
final class ImageView: ElementView {
  let widget = Widget.box(.down, "image", role: GTK_ACCESSIBLE_ROLE_IMG)
  private let icon = Widget.icon(unknown, "tile")
  private let caption = Widget.paragraph("caption")
  private var colour: String?
  private static let unknown = "image-x-generic-symbolic"

  init() {
    widget.append(icon)
    gtk_label_set_xalign(caption.opaque, 0.5)
  }

  func show(_ element: StagePicture.Element) {
    guard case .image(let name, let alternative) = element.kind else { return }
    caption.text = alternative ?? ""
    widget.arrange(alternative == nil ? [icon] : [icon, caption])
    wireflow_hide_from_readers(widget.pointer, alternative == nil ? 1 : 0)
    widget.describe(alternative, hint: element.accessibilityHint)
    let shown = iconName(name, or: Self.unknown)
    gtk_image_set_from_icon_name(icon.opaque, shown)
    let sum = name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    if let colour { icon.mark(colour, false) }
    colour = "colour-\(sum % 6)"
    if let colour { icon.mark(colour, true) }
  }
}
