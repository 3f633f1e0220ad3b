package import Wireflow

/// A bug that is planted into the clinic, one at a time.
package enum ClinicBug: String, CaseIterable, Sendable {
  /// Deleting the account leaves the user on a page that nothing leads out of.
  case deadEnd
  /// The terms come without a button that closes them.
  case lockedModal
  /// An incoming call can be neither accepted nor declined.
  case lockedWall
  /// The login has no sample of a good password.
  case missingSample
  /// The reviews of a doctor lead to the same doctor, one screen higher each time.
  case growingStack
  /// The receipt books again over itself.
  case growingModals
  /// A flow listens for ever, and shows nothing.
  case endlessFlow
  /// A flow sleeps and sleeps again for ever, and shows nothing.
  case sleepingFlow
  /// No answer to the question about the history changes anything.
  case idleAlert
  /// No choice of an action sheet changes anything.
  case idleSheet
  /// A button does nothing.
  case idleButton
  /// A row does nothing.
  case idleRow
  /// A button has no name.
  case namelessButton
  /// Two buttons of a screen have the same name.
  case twinButtons
  /// The appointments lose their place while the account is shown.
  case forgetfulRoot
  /// The link to a doctor lands at home if the app was not running.
  case strayLink
  /// A link leads nowhere, wherever it is opened.
  case badLink
  /// Every second launch has another button.
  case unsteady
  /// The login dismisses the user's open modals.
  case forgetfulLogin
  /// A restart brings the list of news back, and not the article.
  case lossyRestart
  /// The reviews show another screen on the split wireframe.
  case unlikeWireframes
  /// A button of a screen calls into a flow that has finished and left its screen.
  case endedFlow
  /// The rows of a screen call into a flow that has finished and left its screen.
  case endedFlowRows
  /// Nothing leads to the page about privacy.
  case unreached
  /// Nothing asks before a text that is not sent yet is discarded.
  case lostGuard
  /// A screen of a sheet is pushed from the page below the sheet.
  case wrongSender
  /// The sheet that writes a message is pushed.
  case pushedSheet

  /// The bugs that a map reports as traps, which are all but those that only a comparison finds.
  package static let traps = allCases.filter {
    ![.lostGuard, .wrongSender, .pushedSheet].contains($0)
  }
}

/// An area of the clinic, with a root item of its own.
package enum ClinicArea: CaseIterable, Sendable {
  case home
  case appointments
  case doctors
  case messages
  case account
}

/// A clinic with its doctors, appointments, messages and calls: an app of forty places.
extension ApplicationController {
  /// Creates the app on a stage, with some of its areas.
  ///
  /// The home is empty if its area is not among them.
  package convenience init(
    clinicOn stage: Stage, wireframe makeWireframe: WireframeMaker, services: ClinicServices,
    bug: ClinicBug? = nil, areas: Set<ClinicArea> = Set(ClinicArea.allCases)
  ) {
    let caller = Caller()
    let clinic = Clinic(
      services: services, bug: bug, areas: areas,
      call: { [weak caller] in caller?.call() })
    let wireframe = makeWireframe(stage)
    let flow = ClinicFlowCoordinator(wireframe: wireframe, clinic: clinic, caller: caller)
    self.init(wireframe: wireframe, mainFlow: flow)
    onOpen = { [weak flow] in flow?.open($0) ?? false }
    takesEarlyLinks = true
  }

  /// Lets a doctor call, whatever the user is doing.
  package func receiveClinicCall() { (mainFlow as? ClinicFlowCoordinator)?.receiveCall() }
}

/// The line to the main flow, which all flows use.
@MainActor
final class Caller {
  weak var flow: ClinicFlowCoordinator?

  func call() { flow?.receiveCall() }
}
