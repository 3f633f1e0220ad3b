import Wireflow
import WireflowInteraction

/// A text with any number of lines, or the header of a section.
final class TextView: ElementView {
  let widget = Widget.paragraph("text")

  func show(_ element: StagePicture.Element) {
    widget.text = element.name
    widget.mark("heading", element.isHeader)
  }
}
