import CGtk
import Wireflow
import WireflowInteraction

/// A view of a screen with its bar and elements, which exists for as long as the screen is on
/// stage.
@MainActor
final class PageView {
  /// The place in which a page appears.
  enum Place {
    /// A column, with a bar and a scroll view.
    case column
    /// The strip of a minimized player.
    case strip
  }

  let id: StagePicture.ID
  let widget: Widget
  private let place: Place
  private let bar: PageBar
  private let content = Widget.box(.down, "content")
  private let scroll: PageScroll?
  /// The row of buttons in a strip.
  private let line = Widget.box(.across, "line")
  private let touched: TouchedField
  private let act: Act
  private var elements = ElementList()
  private(set) var page: StagePicture.Page?

  init(
    _ id: StagePicture.ID, in place: Place, touched: TouchedField, act: @escaping Act,
    read: @escaping ReadRows
  ) {
    (self.id, self.place, self.touched, self.act) = (id, place, touched, act)
    bar = PageBar(in: place, act: act)
    switch place {
    case .column:
      widget = Widget.box(.down, "page")
      scroll = PageScroll(around: content, read: read)
    case .strip:
      widget = Widget.box(.down, "page", "strip")
      scroll = nil
      gtk_box_set_homogeneous(line.cast(to: GtkBox.self), 1)
    }
    widget.append(bar.widget)
    widget.append(scroll?.widget ?? content)
  }

  /// Shows the current state of the page, or leaves its view unchanged if the page is covered.
  func show(_ page: StagePicture.Page, drawer: PageBar.Button? = nil, extra: PageBar.Button? = nil)
  {
    self.page = page
    let known = page.isCovered ? [] : elements.update(page, touched: touched, act: act)
    bar.show(page, edges: known, drawer: drawer, extra: extra)
    guard !page.isCovered else { return }
    switch place {
    case .column:
      let isLong = page.rows.contains { $0.range.count < $0.count }
      content.arrange(elements.widgets(of: page), dropsFocus: isLong)
    case .strip: arrangeInStrip(page)
    }
    scroll?.show(page.rows, spaces: elements.spaces)
  }
}

extension PageView {
  /// Arranges the buttons of a strip side by side, below its other elements.
  private func arrangeInStrip(_ page: StagePicture.Page) {
    let widgets = elements.widgets(of: page)
    let isButton = page.elements.filter { $0.barEdge == nil }.map { $0.id.kind == "button" }
    let buttons = zip(widgets, isButton).filter(\.1).map(\.0)
    let others = zip(widgets, isButton).filter { !$0.1 }.map(\.0)
    line.arrange(buttons)
    content.arrange(others + (buttons.isEmpty ? [] : [line]))
  }
}

/// A closure that requests other rows of a long list.
typealias ReadRows = @MainActor (Range<Int>, StagePicture.Element.ID) -> Void
