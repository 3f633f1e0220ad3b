import Observation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The user's actions on an element of a picture that is a moment old.
@MainActor
struct SeenElementTests {
  /// A screen with a "Delete" button below the name of each mail.
  @Observable
  final class MailScreen: RootLevelRepresentable {
    let title: String
    var mails: [String]
    var deleted: [String] = []
    var hasIDs = false
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    init(_ title: String = "Mail", _ mails: [String] = ["Mail 1", "Mail 2", "Mail 3"]) {
      self.title = title
      self.mails = mails
    }

    var content: ScreenContent {
      for mail in mails {
        Text(mail)
        if hasIDs {
          Button("Delete") { self.delete(mail) }.id("delete \(mail)")
        } else {
          Button("Delete") { self.delete(mail) }
        }
      }
    }

    private func delete(_ mail: String) {
      deleted.append(mail)
      mails.removeAll { $0 == mail }
    }
  }

  let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
  let mail = MailScreen()

  /// The elements of the page in front that can be pressed.
  private var buttons: [StagePicture.Element] {
    stage.picture.frontPage?.elements.filter(\.isActive) ?? []
  }

  private func press(_ element: StagePicture.Element) -> ActionOutcome? {
    element.action.map { stage.perform($0, on: element.target) }
  }

  @Test(arguments: [false, true])
  func aRowThatMovedUpIsNotHitUnlessAnIDFindsIt(hasIDs: Bool) {
    mail.hasIDs = hasIDs
    TabBarWireframe(stage: stage).install(rootItems: [mail])
    let seen = buttons

    #expect(press(seen[0]) == .performed)
    let again = press(seen[0])
    let last = press(seen[2])

    #expect(mail.deleted == (hasIDs ? ["Mail 1", "Mail 3"] : ["Mail 1"]))
    #expect((last == .performed) == hasIDs)
    guard !hasIDs else { return }
    #expect(again == .refused(ActionRefusal(.changed(.init("Delete", occurrence: 1)))))
    #expect(
      stage.log.text.contains(
        "missed tap \"Delete\" 1: \"Delete\" 1 is not the element that the user looked at any more")
    )
    // A mail that comes as one goes lets nobody hit the next.
    let left = buttons
    mail.mails = ["Mail 3", "Mail 4"]
    #expect(press(left[0]) != .performed && mail.deleted.count == 1)
  }

  @Test func aLabelIsLookedUpOnThePageThatTheUserSaw() throws {
    let other = MailScreen("Archive", ["Old mail"])
    let wireframe = SplitWireframe(stage: stage)
    mail.mails = ["Mail 1", "Mail 2"]
    wireframe.install(rootItems: [mail])
    let seen = try #require(buttons.last)
    wireframe.showDetail(other, from: mail)
    let pages = stage.picture.base.pages

    #expect(press(seen) == .performed && mail.deleted == ["Mail 2"])
    stage.perform(.tap("Delete"), on: .init(pages[0].id))
    #expect(mail.deleted == ["Mail 2", "Mail 1"] && other.deleted.isEmpty)
    let numbered = stage.perform(.tap(.init("Delete", occurrence: 1)), on: .init(pages[1].id))
    #expect(numbered == .performed && other.deleted == ["Old mail"])
  }

  @Test func aNumberThatCouldMeanAnotherPageIsRefused() {
    let wireframe = SplitWireframe(stage: stage)
    wireframe.install(rootItems: [mail])
    wireframe.showDetail(MailScreen("Archive", ["Old mail"]), from: mail)
    let second = UserAction.Label("Delete", occurrence: 2)

    let outcome = stage.perform(.tap(second), on: .init(stage.picture.base.pages[0].id))

    #expect(outcome == .refused(ActionRefusal(.ambiguous(second, count: 4))))
    #expect(mail.deleted.isEmpty)
  }

  @Test func backLeavesThePageThatTheUserSaw() throws {
    let wireframe = SplitWireframe(stage: stage)
    wireframe.install(rootItems: [mail])
    let (list, details) = (PageScreen("List"), [PageScreen("Detail"), PageScreen("Deeper")])
    wireframe.setStack([mail, list], of: mail)
    let seen = try #require(stage.picture.base.pages.last)
    let back = try #require(seen.back)
    wireframe.showDetail(details[0], from: list)
    wireframe.push(details[1], from: details[0])

    #expect(stage.perform(back, on: .init(seen.id)) == .performed)

    #expect(!stage.state.isOnStage(list))
  }

  @Test func aTargetIsReadFromItsDescription() throws {
    TabBarWireframe(stage: stage).install(rootItems: [mail])
    let seen = try #require(buttons.last)

    #expect(StagePicture.Target("\(seen.target)") == seen.target)
    #expect(StagePicture.Target("s12") == StagePicture.ID("s12").map { .init($0) })
    for text in ["", "x", "s", "s1-", "s1-0", "s1-0-?", "s1--1-a", "s1-0-a-b", "s-1-0-a"] {
      #expect(StagePicture.Target(text) == nil, "\(text) is no target")
    }
  }
}
