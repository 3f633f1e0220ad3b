import Wireflow
import WireflowInteraction

/// The pages of all screens on stage that have been seen.
@MainActor
final class Pages {
  /// The words of the app's language.
  var words = StageWords.english
  private var pages: [StagePicture.ID: PageView] = [:]
  private let touched: TouchedField
  private let act: ActOn
  private let read: ReadRows

  init(touched: TouchedField, act: @escaping ActOn, read: @escaping ReadRows) {
    (self.touched, self.act, self.read) = (touched, act, read)
  }

  /// Returns the page of a screen, or nil if that has not been seen.
  subscript(id: StagePicture.ID) -> PageView? { pages[id] }

  /// Returns the one page of a screen.
  func view(of page: StagePicture.Page, in place: PageView.Place = .column) -> PageView {
    if let view = pages[page.id] { return view }
    let view = PageView(
      page.id, in: place, touched: touched,
      act: { [act, id = page.id] in act($0, $1?.target ?? .init(id)) },
      read: read)
    pages[page.id] = view
    return view
  }

  /// Lets the pages of screens go that are not on stage.
  func keep(_ alive: Set<StagePicture.ID>) {
    pages = pages.filter { alive.contains($0.key) }
  }
}
