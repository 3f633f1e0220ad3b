public import Wireflow
import WireflowInteraction

/// The backend that shows an app as text cells, and turns keys and clicks into user actions.
///
/// The backend draws everything on stage and owns no terminal: events go in, pictures come out.
///
/// ```swift
/// let backend = TerminalBackend(size: TerminalSize(columns: 80, rows: 24))
/// let stage = Stage(backend: backend)
/// backend.onChange = { show(backend.picture()) }
/// let command = backend.handle(.key(.down))
/// ```
@MainActor
public final class TerminalBackend: PresentationBackend {
  /// A closure that the backend calls when its picture is outdated, at most once before each
  /// picture.
  public var onChange: (@MainActor () -> Void)?
  /// The colours for the bytes of its pictures.
  package let theme: Theme

  /// The wireframes that the user can swap with Ctrl-W, if there are several.
  package var wireframes: WireframeSwitch? {
    didSet { viewpoint.canSwap = (wireframes?.variants.count ?? 0) > 1 }
  }
  /// True if the app adapts to the width of the window, at launch and after each change.
  package var adaptsToWidth = false

  weak var stage: Stage?
  var viewpoint: Viewpoint
  /// The place of the focus on each screen, kept for when the user comes back to it.
  var memories: [StagePicture.ID: FocusMemory] = [:]
  /// The name of the item with the focus.
  var focusName = ""
  /// The screen in front at the last drawing.
  var frontPage: StagePicture.ID?
  /// The current form factor of an app that adapts.
  var adaptedTo = FormFactor.compact
  /// The row that led to the screen beside it, and that screen.
  var opened: (row: FocusMemory, detail: StagePicture.ID)?
  /// True if the user has opened the log, false if the user has closed it, or else nil.
  var opensLog: Bool?
  /// The same for the navigation tree.
  var opensTree: Bool?

  /// The current picture.
  private(set) var shown = StagePicture()
  private var watch: PictureWatch?
  private var rendering: Rendering?
  /// True while the owner knows that the picture is outdated.
  private var isNoted = false
  /// The number of rows of a long list to read at first, and then for each leap to its end.
  private static let (rowsAtFirst, rowsOfLeap) = (50, 5000)

  /// Creates a backend for a window, and uses at most 2000 by 1000 cells of it.
  public init(size: TerminalSize, theme: Theme = .dark) {
    self.theme = theme
    viewpoint = Viewpoint(size: size.withinReason)
    viewpoint.showsPixels = theme.depth != .none
  }

  /// Keeps the stage weakly, to read its picture and perform user actions on it.
  public func attach(to stage: Stage) {
    self.stage = stage
    watch = stage.watch(rows: Self.rowsAtFirst) { [weak self] picture, _ in
      self?.shown = picture
      self?.viewpoint.scrolls[.tree] = nil
      self?.invalidate()
    }
    // The log can also grow without a transition.
    stage.log.addSink { [weak self] _ in
      if self?.isLogOpen == true { self?.invalidate() }
    }
  }

  /// True if the log is open, as in a wide window unless the user closes it.
  var isLogOpen: Bool { opensLog ?? viewpoint.isWide }

  /// True if the navigation tree is open, as in a wide window unless the user closes it.
  var isTreeOpen: Bool { opensTree ?? viewpoint.isWide }

  /// Completes immediately, because the next picture shows the state of the stage.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    completion()
  }

  /// Shows an announcement in place of the keys until the next event, unless a notice shows it.
  public func announce(_ announcement: Announcement) {
    if announcement.text != shown.notice?.title { show(notice: announcement.text) }
  }

  /// Draws the stage with the user's focus, scroll offsets, typed text and open panes.
  public func picture() -> CellGrid {
    defer { isNoted = false }
    return currentRendering().grid
  }

  /// Discards the current rendering.
  func invalidate() {
    rendering = nil
    noteChange()
  }

  /// Tells the owner that the picture is outdated.
  private func noteChange() {
    guard !isNoted, let onChange else { return }
    isNoted = true
    onChange()
  }

  /// Returns the current rendering, and draws it first if anything has changed.
  func currentRendering() -> Rendering {
    if let rendering { return rendering }
    var drawn = draw()
    if readRows(in: drawn) { drawn = draw() }
    rendering = drawn
    return drawn
  }

  private func draw() -> Rendering {
    prepare()
    var drawn = render(shown, viewpoint)
    if settleFocus(on: drawn) { drawn = render(shown, viewpoint) }
    for scroller in drawn.scrollers where scroller.target != .log {
      viewpoint.scrolls[scroller.target] = scroller.offset
    }
    viewpoint.followsFocus = false
    return drawn
  }

  /// Reads further rows of lists whose end the user soon sees, and returns true if that has changed
  /// the picture.
  private func readRows(in drawn: Rendering) -> Bool {
    let (before, wasNoted) = (shown, isNoted)
    // The owner is drawing already.
    isNoted = true
    for (list, count) in drawn.unread { watch?.read(0..<count, of: list) }
    isNoted = wasNoted
    return shown != before
  }

  /// Reads many rows of the long lists in front, before the focus leaps to the end.
  func readToEnd() {
    for rows in shown.frontPages.flatMap(\.rows) where rows.range.count < rows.count {
      watch?.read(0..<(rows.range.upperBound + Self.rowsOfLeap), of: rows.id)
    }
  }

  /// Updates the panes and forgets the state of screens that have left.
  private func prepare() {
    // The fields of an alert are edited like those of a screen.
    let screens = shown.screens.union(shown.alert.map { [$0.id] } ?? [])
    for id in memories.keys where !screens.contains(id) { memories[id] = nil }
    for case .page(let id) in viewpoint.scrolls.keys where !screens.contains(id) {
      viewpoint.scrolls[.page(id)] = nil
    }
    viewpoint.resting = Set(memories.values.map(\.target))
    if let page = viewpoint.editing?.target.page, !screens.contains(page) {
      viewpoint.editing = nil
    }
    let rows = 2 * max(0, viewpoint.size.rows) + (viewpoint.scrolls[.log] ?? 0)
    viewpoint.logLines = isLogOpen ? stage?.log.lastLines(rows) : nil
    viewpoint.windows = stage?.listedWindows ?? []
    viewpoint.treeLines = isTreeOpen ? stage.map(Self.treeLines) : nil
  }

  private static func treeLines(of stage: Stage) -> [String] {
    let tree = NavigationTree(stage)
    let flows = tree.mainFlow.map { [""] + "\($0)".split(separator: "\n").map(String.init) } ?? []
    return "\(tree)".split(separator: "\n").map(String.init) + flows
  }
}
