public import Wireflow
import WireflowInteraction

/// The backend that shows an app on a page in browsers, and turns input there into user actions.
///
/// The backend knows no network. A ``WebServer`` sends its messages to pages and passes their
/// messages to it.
@MainActor
public final class WebBackend: PresentationBackend {
  /// The name of the app, which is the title of the page.
  let name: String
  /// The wireframes that the user can choose on the page, if there are several.
  public weak var wireframes: WireframeSwitch?

  /// A closure that runs when there is a new message for pages.
  var onChange: (() -> Void)?

  private(set) weak var stage: Stage?
  /// The steps of the app, from when the stage has the backend.
  private(set) var timeline: SessionTimeline?
  /// A closure that returns the state of the session, if there is one.
  var session: (() -> SentObject?)?
  private var watch: PictureWatch?
  /// The visible rows of the pages.
  private var rows = RowsInSight()
  private(set) var version = 0
  private(set) var shown = StagePicture()
  private var isNoted = false
  /// The announcements so far, of which pages need only the last ones, and their number.
  private var (announced, announcedCount): ([Announcement], Int) = ([], 0)
  /// The tab of another window that the page should open.
  private var tab: (number: Int, address: String)?
  /// True once the window has closed.
  private var isOver: Bool?
  /// The style of the last transition, until the pages receive it.
  private var style: TransitionStyle?

  /// A closure that returns the key of the place in front, for the map.
  private let locate: (@MainActor (Stage) -> String?)?

  /// Creates a backend for an app with a name.
  public convenience init(_ name: String) { self.init(name, locate: nil) }

  /// Creates a backend whose session knows the place of each step.
  package init(_ name: String, locate: (@MainActor (Stage) -> String?)?) {
    (self.name, self.locate) = (name, locate)
  }

  /// Keeps the stage weakly, to read its picture and perform user actions on it.
  public func attach(to stage: Stage) {
    self.stage = stage
    timeline = SessionTimeline(
      following: stage, shown: { [weak self] in self?.shown ?? StagePicture() }, locate: locate)
    stage.log.addSink { [weak self] _ in self?.notifyPages() }
    watch = stage.watch(rows: RowsInSight.most) { [weak self] picture, transition in
      self?.shown = picture
      if let transition { self?.style = transition.style }
      self?.notifyPages()
    }
  }

  /// Completes immediately, because the stage does not wait for the animations of pages.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    completion()
  }

  /// Has the pages announce it with their next message.
  public func announce(_ announcement: Announcement) {
    announced = announced.suffix(Self.mostAnnounced - 1) + [announcement]
    announcedCount += 1
    notifyPages()
  }

  private static let mostAnnounced = 20

  /// Has the page open the tab at an address, or bring it to the front.
  func open(_ address: String) {
    // The same tab may be wished for again.
    tab = ((tab?.number ?? 0) + 1, address)
    notifyPages()
  }

  /// Has the pages close themselves.
  func closePages() {
    isOver = true
    version += 1
    onChange?()
  }

  /// Notifies the pages in a later turn of the main loop, once for all changes in this one.
  func notifyPages() {
    guard !isNoted else { return }
    isNoted = true
    Task { [weak self] in
      guard let self else { return }
      isNoted = false
      version += 1
      onChange?()
      style = nil
    }
  }
}

extension WebBackend {
  /// Creates a reader for a new page.
  package func makeReader() -> WebReader {
    forgetRows()
    return WebReader { [weak self] in self }
  }

  /// Forgets the rows of all pages, which then request them again.
  func forgetRows() { rows = RowsInSight() }

  /// Takes the place of another backend, whose pages then receive messages of this one.
  func follow(_ other: WebBackend) { version = max(version, other.version) + 1 }

  /// Returns the message for a page that has received some lines and announcements, or nothing yet,
  /// and their new numbers.
  func message(
    behind old: WebReader.Received?
  ) -> (message: SentObject, new: WebReader.Received)? {
    guard let stage else { return nil }
    let new = (lines: stage.log.writtenCount, announcements: announcedCount)
    let lines = stage.log.lines(behind: old?.lines ?? max(0, new.lines - WebReader.mostLines))
    let unheard = announced.suffix(old.map { announcedCount - $0.announcements } ?? 0)
    let title = shown.frontPage?.title ?? ""
    let tree = NavigationTree(stage)
    let log: SentObject = ["lines": lines, "isWhole": old == nil]
    let announcements = unheard.map {
      SentObject(["text": $0.text, "isUrgent": $0.urgency == .now])
    }
    let message: SentObject = [
      "version": version, "title": title.isEmpty ? name : title, "wireframes": choices,
      "picture": shown, "log": lines.isEmpty && old != nil ? nil : log, "tree": "\(tree)",
      "flows": tree.flowLines,
      "isAnimated": stage.animatesTransitions && style != .unanimated,
      "announcements": announcements.isEmpty ? nil : announcements,
      "tab": tab.map { SentObject(["number": $0.number, "address": $0.address]) },
      "isOver": isOver, "transition": style?.name, "session": session?(),
    ]
    return (message, new)
  }

  private var choices: [SentObject] {
    guard let wireframes else { return [] }
    return wireframes.variants.map {
      SentObject([
        "name": $0.name, "title": $0.title, "isOn": $0.name == wireframes.selected,
      ])
    }
  }

  /// Reads the rows of a long list that become visible on a page.
  func readRows(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    let message: RowsMessage = try HTTPResponse.decode(body)
    guard message.from >= 0, message.from <= message.to,
      message.to - message.from <= RowsInSight.most
    else { throw HTTPFailure(.badRequest, "The rows must be 0 to \(RowsInSight.most), in order.") }
    // The list may have left the stage since then.
    guard let list = shown.pages.flatMap(\.rows).first(where: { $0.word == message.list }) else {
      return HTTPResponse(reason: nil)
    }
    watch?.read(rows.add(message, to: list), of: list.id)
    return HTTPResponse(reason: nil)
  }
}

/// The rows of long lists that are visible on the pages.
struct RowsInSight {
  /// The maximum number of rows that a page requests.
  static let most = 300
  /// The maximum number of distinguished pages.
  private static let mostPages = 8

  private var ranges: [StagePicture.Element.ID: [(page: String, rows: Range<Int>)]] = [:]

  /// Adds the rows of a page, and returns the range that contains the rows of all pages.
  mutating func add(_ message: RowsMessage, to list: StagePicture.Rows) -> Range<Int> {
    var known = (ranges[list.id] ?? []).filter { $0.page != message.page }
    known.append((message.page, message.from..<message.to))
    ranges[list.id] = known.suffix(Self.mostPages)
    let rows = known.suffix(Self.mostPages).map(\.rows)
    let first = rows.map(\.lowerBound).min() ?? message.from
    return first..<(rows.map(\.upperBound).max() ?? message.to)
  }
}
