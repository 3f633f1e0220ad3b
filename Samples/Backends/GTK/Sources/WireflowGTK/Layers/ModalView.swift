import CGtk
import Wireflow
import WireflowInteraction

/// A modal: a region on a card.
@MainActor
final class ModalView {
  let region: RegionView
  let layer: Layer
  private let own = Own()
  private var style: ModalStyle?

  @MainActor
  private final class Own {
    var page: StagePicture.Page?
  }

  init(_ modal: StagePicture.Modal, act: @escaping ActOn) {
    region = RegionView(modal.region.id, act: act)
    layer = Layer(region.widget, "modal", role: GTK_ACCESSIBLE_ROLE_DIALOG) { [own] in
      if let page = own.page, let action = page.dismiss { act(action, .init(page.id)) }
    }
    region.widget.expand(horizontally: true, vertically: true)
  }

  /// Shows the current state of the modal.
  func show(_ modal: StagePicture.Modal, pages: Pages, style: Motion) {
    own.page = modal.region.pages.last
    region.show(modal.region, strip: nil, pages: pages, style: style)
    layer.card.describe(modal.region.pages.last?.title, hint: nil)
    place(modal.style)
  }

  private func place(_ style: ModalStyle) {
    guard style != self.style else { return }
    self.style = style
    for name in ["sheet", "form", "whole", "popover"] { layer.card.mark(name, false) }
    switch style {
    case .sheet(let detents):
      layer.card.mark("sheet", true)
      place(at: detents.first ?? .large)
    case .automatic:
      layer.card.mark("sheet", true)
      place(at: .large)
    case .formSheet:
      layer.card.mark("form", true)
      layer.place(width: 560, height: 620, GTK_ALIGN_CENTER)
    case .fullScreen, .wall:
      layer.card.mark("whole", true)
      layer.place(width: .max, height: 0, GTK_ALIGN_START)
    case .popover(_, let size):
      layer.card.mark("popover", true)
      layer.place(
        width: Int32(size?.width ?? 380), height: Int32(size?.height ?? 460), GTK_ALIGN_CENTER)
    }
  }

  private func place(at detent: ModalStyle.Detent) {
    switch detent {
    case .large: layer.place(width: 680, height: 0, top: 0.07, GTK_ALIGN_END)
    case .medium: layer.place(width: 680, height: 0, top: 0.5, GTK_ALIGN_END)
    case .height(let height):
      layer.place(width: 680, height: max(1, Int32(clamping: Int(height))), GTK_ALIGN_END)
    }
  }
}
