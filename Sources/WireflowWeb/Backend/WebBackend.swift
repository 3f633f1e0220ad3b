import Foundation
public import Wireflow

/// The backend that shows an app on a page in browsers, and turns what is done there into user
/// actions.
///
/// It knows no network: ``WebServer`` hands out what it shows, and in what the page sends.
@MainActor
public final class WebBackend: PresentationBackend {
  /// The name of the app, which the page bears as its title.
  let name: String
  /// The wireframe that may be changed on the page, if the app stands on such a one.
  public weak var wireframes: WireframeSwitch?

  /// A closure that learns that there is something new to show.
  var onChange: (() -> Void)?

  private(set) weak var stage: Stage?
  private var watch: PictureWatch?
  /// The rows that the pages look at.
  private var rows = RowsInSight()
  private(set) var version = 0
  private var shown = StagePicture()
  /// The message of what is shown, until that changes.
  private var message: PictureMessage?
  private var isNoted = false
  /// The hint that came with the last transition, until the pages are told.
  private var style: TransitionStyle?

  /// Creates a backend for an app of some name.
  public init(_ name: String) {
    self.name = name
  }

  /// Keeps the stage weakly, to read what is on it and to tell it what the user does.
  public func attach(to stage: Stage) {
    self.stage = stage
    stage.log.addSink { [weak self] _ in self?.note() }
    watch = stage.watch(rows: RowsInSight.most) { [weak self] picture, transition in
      self?.shown = picture
      if let transition { self?.style = transition.style }
      self?.message = nil
      self?.note()
    }
  }

  /// Completes at once: the page moves on its own, and is never waited for.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    completion()
  }

  /// Tells the pages in a later turn of the main loop, once for all that happens in this one.
  private func note() {
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
  /// Creates a reader for a page, which has seen nothing yet.
  package func makeReader() -> WebReader {
    // Pages that are still there ask again.
    rows = RowsInSight()
    return WebReader(self)
  }

  /// Returns what a page is to be told that has had some lines of the log, and their new number.
  func message(behind count: Int?) -> (message: StageMessage, count: Int)? {
    guard let stage else { return nil }
    let written = stage.log.writtenCount
    let lines = stage.log.lines(behind: count ?? max(0, written - WebReader.mostLines))
    let picture = self.message ?? PictureMessage(shown)
    self.message = picture
    let message = StageMessage(
      version: version, wireframes: choices, picture: picture,
      log: lines.isEmpty && count != nil ? nil : .init(lines: lines, isWhole: count == nil),
      tree: "\(NavigationTree(stage))",
      isAnimated: stage.animatesTransitions && style != .unanimated,
      transition: style?.name)
    return (message, written)
  }

  private var choices: [StageMessage.Wireframe] {
    guard let wireframes else { return [] }
    return wireframes.variants.map {
      .init(name: $0.name, title: $0.title, isOn: $0.name == wireframes.selected)
    }
  }

  /// Does what the user did on the page.
  func perform(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    let message: UserMessage = try decode(body)
    let action: UserAction
    do {
      action = try UserAction(parsing: message.action)
    } catch {
      throw HTTPFailure(.badRequest, "\(error)")
    }
    guard let stage else { throw HTTPFailure(.unavailable, "The app has ended.") }
    let outcome =
      try target(of: message).map { stage.perform(action, on: $0) }
      ?? stage.perform(action)
    guard case .refused(let refusal) = outcome else { return answer(reason: nil) }
    return answer(reason: "\(refusal.reason)")
  }

  private func target(of message: UserMessage) throws(HTTPFailure) -> StagePicture.Target? {
    guard let seen = message.seen else { return nil }
    guard let target = StagePicture.Target(seen) else {
      throw HTTPFailure(
        .badRequest, "“seen” must be the target of an element, page, region or alert, or null.")
    }
    return target
  }

  /// Changes the wireframe as the user chose on the page.
  func changeWireframe(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    let message: WireframeMessage = try decode(body)
    guard let wireframes, wireframes.select(message.wireframe) else {
      throw HTTPFailure(.badRequest, "There is no wireframe of that name to choose here.")
    }
    return answer(reason: nil)
  }

  /// Reads the rows of a long list that come into sight on a page.
  func readRows(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    let message: RowsMessage = try decode(body)
    guard message.from >= 0, message.from <= message.to,
      message.to - message.from <= RowsInSight.most
    else {
      throw HTTPFailure(.badRequest, "The rows must be 0 to \(RowsInSight.most), in order.")
    }
    // A list that has gone meanwhile has nothing to show.
    guard let list = shown.lists.first(where: { $0.word == message.list }) else {
      return answer(reason: nil)
    }
    watch?.read(rows.add(message, to: list), of: list.id)
    return answer(reason: nil)
  }

  private func decode<Message: Decodable>(_ body: [UInt8]) throws(HTTPFailure) -> Message {
    do {
      return try JSONDecoder().decode(Message.self, from: Data(body))
    } catch {
      throw HTTPFailure(.badRequest, "The body is not what the page sends.")
    }
  }

  private func answer(reason: String?) -> HTTPResponse {
    let body = (try? JSONEncoder().encode(["reason": reason])) ?? Data("{}".utf8)
    return HTTPResponse(.okay, type: "application/json", body: Array(body))
  }
}
