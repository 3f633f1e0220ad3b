import TestSupport
import Testing
import Wireflow

@testable import WireflowExploration

/// Data that changes is an effect, wherever in the app the user sees it.
@MainActor
struct DataEffectTests {
  @Test(arguments: FolderFlow.Version.allCases)
  func isFoundWhereverItShows(_ version: FolderFlow.Version) async {
    let map = await explore(options: .unhurried) {
      let wireframe = $1($0)
      return ApplicationController(wireframe: wireframe, mainFlow: FolderFlow(wireframe, version))
    }

    #expect(map.traps.map(\.name) == version.traps)
  }

  /// Whatever the limit, a map does not say that there is no effect before it has tried everything.
  @Test(.long) func isNotDeniedByAMapThatALimitHasCut() async {
    var wholeCount = 0
    for actions in stride(from: 2, through: 400, by: 3) {
      var options = ExplorationOptions.unhurried
      options.limit.actions = actions
      let map = await explore(options: options) {
        let wireframe = $1($0)
        return ApplicationController(wireframe: wireframe, mainFlow: FolderFlow(wireframe, .named))
      }

      #expect(map.traps.map(\.name) == [], "\(actions) actions")
      if map.stop == nil { wholeCount += 1 }
    }
    #expect(wholeCount > 0)
  }
}

extension ExplorationOptions {
  /// Options without a hunt.
  fileprivate static var unhurried: Self {
    var options = Self()
    options.huntLength = .zero
    return options
  }
}

/// A flow of folders whose page creates another folder, which only other pages show.
@MainActor
final class FolderFlow: MainFlowCoordinator {
  enum Version: CaseIterable, Sendable {
    /// The list behind the page shows the new folder among many.
    case listed
    /// A page that the user opens later shows it.
    case counted
    /// The page of the other root item shows it, in its title.
    case titled
    /// Only a folder with a name is created.
    case named
    /// A button creates the folder without a question.
    case unasked
    /// A button creates the folder without a question, and a page that the user opens later shows it.
    case unaskedAndCounted
    /// No folder is created.
    case idle

    var asks: Bool { self != .unasked && self != .unaskedAndCounted }

    var traps: [String] {
      self == .idle ? ["alert without effect \"New folder\" on NoteScreen"] : []
    }
  }

  let wireframe: FlowWireframe<Void>
  private let version: Version
  private let folders = FolderListScreen()
  private let other = AccountScreen()
  private var created = 0

  init(_ wireframe: any ApplicationWireframe, _ version: Version) {
    self.wireframe = FlowWireframe(wireframe)
    self.version = version
  }

  func installUI() {
    folders.onOpen = { [weak self] in self?.open() }
    other.onCount = { [weak self] in self?.count() }
    wireframe.install(rootItems: [folders, other])
  }

  private func open() {
    let folder = NoteScreen("Folder")
    folder.button("New") { [weak self] in
      if self?.version.asks == false { self?.create() } else { self?.ask(from: folder) }
    }
    wireframe.push(folder, from: folders)
  }

  private func ask(from folder: NoteScreen) {
    let question = AlertContent(
      title: "New folder", fields: version == .named ? [.init("Name", samples: ["Tea"])] : [],
      actions: [.init("Create"), .init("Cancel", role: .cancel)])
    wireframe.presentAlert(question, from: folder) { [weak self] answer in
      guard answer?.title == "Create" else { return }
      if self?.version != .named || answer?[field: "Name"].isEmpty == false { self?.create() }
    }
  }

  private func create() {
    guard folders.count < 30 else { return }
    switch version {
    case .listed, .named, .unasked: folders.count += 1
    case .counted, .unaskedAndCounted: created += 1
    case .titled: other.title = "Account with a folder"
    case .idle: break
    }
  }

  private func count() {
    let help = HelpScreen("Help")
    help.elements = [.text(.init(created == 0 ? "No new folder" : "A new folder"))]
    wireframe.push(help, from: other)
  }
}

/// A list of many folders, which a long list samples.
private final class FolderListScreen: RootLevelRepresentable {
  let title = "Folders"
  var count = 20
  var onOpen: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title, id: title) }
  var content: ScreenContent {
    Button("Open") { [weak self] in self?.onOpen?() }
    Rows((0..<count).map { "Folder \($0)" }, id: \.self) { Row($0) }
  }
}

/// A page whose title may change, and that leads to another one.
private final class AccountScreen: RootLevelRepresentable {
  var title = "Account"
  var onCount: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: "Account", id: "account") }
  var content: ScreenContent { Button("Count") { [weak self] in self?.onCount?() } }
}
