import Wireflow
import WireflowInteraction

/// The views of all screens on stage that have been visible.
@MainActor
final class Pages {
  /// The texts of Wireflow in the app's language.
  var words = StageWords.english
  private var pages: [StagePicture.ID: PageView] = [:]
  private let touched: TouchedField
  private let act: ActOn
  private let read: ReadRows

  init(touched: TouchedField, act: @escaping ActOn, read: @escaping ReadRows) {
    (self.touched, self.act, self.read) = (touched, act, read)
  }

  /// The view of a screen, or nil if the screen has never been visible.
  subscript(id: StagePicture.ID) -> PageView? { pages[id] }

  /// Returns the view of a page, which is created once for each screen.
  func view(of page: StagePicture.Page, in place: PageView.Place = .column) -> PageView {
    if let view = pages[page.id] { return view }
    let view = PageView(
      page.id, in: place, touched: touched,
      act: { [act, id = page.id] in act($0, $1?.target ?? .init(id)) },
      read: read)
    pages[page.id] = view
    return view
  }

  /// Returns the button that minimizes the modal of a page.
  func minimizeButton(of page: StagePicture.Page) -> PageBar.Button {
    PageBar.Button(icon: "go-down-symbolic", name: words.minimize) { [act, id = page.id] in
      act(.minimize, .init(id))
    }
  }

  /// Releases the views of screens that have left the stage.
  func keep(_ alive: Set<StagePicture.ID>) {
    pages = pages.filter { alive.contains($0.key) }
  }
}
