import Observation
import TestSupport
import Testing
import Wireflow

@testable import WireflowInteraction

/// Pictures say which gestures the user may make, before one begins.
@Suite @MainActor
struct GesturePermitTests {
  @Observable @MainActor
  final class Draft {
    var isSaved = true
  }

  private let app = PermitApp()

  @Test func aPageAllowsBackWhereThereIsAWay() {
    #expect(app.front.allowsBack == false)
    app.push()

    #expect(app.front.allowsBack)
    #expect(!app.front.allowsDismissal)
  }

  @Test func aModalAllowsDismissal() {
    app.wireframe.presentModally(PermitScreen("M"), from: app.a)

    #expect(app.front.allowsDismissal)
    #expect(!app.front.allowsBack)
  }

  @Test func anAlertAllowsNothing() {
    app.push()
    app.wireframe.presentAlert(.init(title: "Sure?"), from: app.a)

    #expect(!app.front.allowsBack)
  }

  @Test func aGuardThatComesAndGoesIsAChange() {
    app.push()
    var seen: [Bool] = []
    let watch = app.stage.watch { picture, _ in seen.append(picture.frontPage?.allowsBack == true) }

    app.flow.guardRequests { _, request in request.isByUser ? .refuse("no") : .allow }
    app.flow.removeGuard()

    #expect(seen == [true, false, true])
    withExtendedLifetime(watch) {}
  }

  @Test func theStateThatAGuardReadsIsObserved() async {
    let draft = Draft()
    app.push()
    app.flow.guardRequests { _, _ in draft.isSaved ? .allow : .refuse("not saved") }
    var seen: [Bool] = []
    let watch = app.stage.watch { picture, _ in seen.append(picture.frontPage?.allowsBack == true) }

    draft.isSaved = false
    await expectEventually { seen.count == 2 }
    draft.isSaved = true
    await expectEventually { seen.count == 3 }

    #expect(seen == [true, false, true])
    withExtendedLifetime(watch) {}
  }

  @Test func aPictureReadOnceLeavesTheWatchAlone() async {
    let draft = Draft()
    app.push()
    var seen: [Bool] = []
    let watch = app.stage.watch { picture, _ in seen.append(picture.frontPage?.allowsBack == true) }
    app.flow.guardRequests { _, _ in draft.isSaved ? .allow : .refuse("not saved") }

    _ = app.stage.picture
    draft.isSaved = false
    await expectEventually { seen.count == 2 }

    #expect(seen == [true, false])
    withExtendedLifetime(watch) {}
  }

  @Test func anotherGuardInThePlaceOfOneIsOneChange() {
    app.push()
    app.flow.guardRequests { _, _ in .refuse("no") }
    var seen: [Bool] = []
    let watch = app.stage.watch { picture, _ in seen.append(picture.frontPage?.allowsBack == true) }

    app.flow.guardRequests { _, _ in .refuse("not now") }
    app.flow.guardRequests { _, _ in .allow }

    #expect(seen == [false, true])
    withExtendedLifetime(watch) {}
  }

  @Test func aDecisionThatBeginsAndEndsIsAChange() async {
    app.push()
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    app.flow.guardRequests { _, request in
      if request.isByUser { return .allow }
      return .wait(upTo: .seconds(60)) {
        for await _ in answers { break }
        return .refuse("it took too long")
      }
    }
    var seen: [Bool] = []
    let watch = app.stage.watch { picture, _ in seen.append(picture.frontPage?.allowsBack == true) }

    app.controller.wireframe.popToRoot(of: app.a)
    await expectEventually { seen.count == 2 }
    answer.yield()
    await expectEventually { seen.count == 3 }

    #expect(seen == [true, false, true])
    withExtendedLifetime(watch) {}
  }

  @Test func nobodyIsAskedWithoutAWatchOrAPicture() {
    var questions = 0
    app.push()

    app.flow.guardRequests { _, _ in
      questions += 1
      return .allow
    }

    #expect(questions == 0)
  }
}

@MainActor
private final class PermitScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  init(_ title: String) { self.title = title }
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { .done }
  var preferredModalStyle: ModalStyle { .sheet() }
}

@MainActor
private final class PermitFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let root: PermitScreen

  init(_ wireframe: any ApplicationWireframe, root: PermitScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.root = root
  }

  func installUI() { wireframe.install(rootItems: [root]) }
}

@MainActor
private final class PermitApp {
  let controller: ApplicationController
  let flow: PermitFlow
  let a = PermitScreen("A")

  init() {
    let wireframe = TabBarWireframe(stage: Stage(backend: TextRecorder()))
    flow = PermitFlow(wireframe, root: a)
    controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
    controller.finishLaunching()
  }

  var stage: Stage { controller.stage }
  var wireframe: FlowWireframe<Void> { flow.wireframe }
  var front: StagePicture.Page {
    stage.picture.frontPage ?? StagePicture.Page(id: stage.pictureID(of: a), title: "")
  }

  func push() { wireframe.push(PermitScreen("One"), from: a) }
}
