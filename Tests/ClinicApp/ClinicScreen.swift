import Wireflow

/// A screen of the clinic, whose content its coordinator makes.
@MainActor
class ClinicScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  let id: String
  var preferredModalStyle = ModalStyle.automatic
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  fileprivate var makeContent: @MainActor () -> ScreenContent = { ScreenContent(elements: []) }

  required init(_ title: String, id: String) { (self.title, self.id) = (title, id) }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: id, imageName: id)
  }
  var content: ScreenContent { makeContent() }
}

final class HomeScreen: ClinicScreen {}
final class NewsListScreen: ClinicScreen {}
final class ArticleScreen: ClinicScreen {}
final class PrescriptionListScreen: ClinicScreen {}
final class PrescriptionScreen: ClinicScreen {}
final class RefillScreen: ClinicScreen {}
final class ResultListScreen: ClinicScreen {}
final class ResultScreen: ClinicScreen {}
final class WaitingRoomScreen: ClinicScreen {}
final class IncomingCallScreen: ClinicScreen {}
final class CallScreen: ClinicScreen {}
final class RateCallScreen: ClinicScreen {}
final class AppointmentListScreen: ClinicScreen {}
final class AppointmentScreen: ClinicScreen {}
final class RescheduleScreen: ClinicScreen {}
final class DirectionsScreen: ClinicScreen {}
final class DoctorListScreen: ClinicScreen {}
final class DoctorFilterScreen: ClinicScreen {}
final class DoctorScreen: ClinicScreen {}
final class ReviewListScreen: ClinicScreen {}
final class SlotListScreen: ClinicScreen {}
final class ReasonScreen: ClinicScreen {}
final class InsuranceScreen: ClinicScreen {}
final class PaymentScreen: ClinicScreen {}
final class ReceiptScreen: ClinicScreen {}
final class InboxScreen: ClinicScreen {}
final class ThreadScreen: ClinicScreen {}
final class ComposeScreen: ClinicScreen {}
final class RecipientScreen: ClinicScreen {}
final class AttachmentScreen: ClinicScreen {}
final class AccountScreen: ClinicScreen {}
final class ProfileScreen: ClinicScreen {}
final class FamilyListScreen: ClinicScreen {}
final class FamilyMemberScreen: ClinicScreen {}
final class SettingsScreen: ClinicScreen {}
final class NotificationsScreen: ClinicScreen {}
final class PrivacyScreen: ClinicScreen {}
final class TermsScreen: ClinicScreen {}
final class LoginScreen: ClinicScreen {}
final class ForgottenPasswordScreen: ClinicScreen {}
final class CodeScreen: ClinicScreen {}

/// A coordinator of the clinic.
@MainActor
protocol ClinicFlow: FlowCoordinator {
  var clinic: Clinic { get }
}

/// A coordinator with the parts that all of them have.
@MainActor
class ClinicCoordinator<Output: Sendable>: ClinicFlow {
  let wireframe: FlowWireframe<Output>
  let clinic: Clinic

  init(wireframe: any ApplicationWireframe, clinic: Clinic) {
    (self.wireframe, self.clinic) = (FlowWireframe(wireframe), clinic)
  }

  func start(from sender: any Screen) {}
}

extension ClinicFlow {
  var texts: ClinicTexts { ClinicTexts() }
  var services: ClinicServices { clinic.services }

  /// Fills a screen with content that this flow makes, both held weakly.
  func fill<S: ClinicScreen>(
    _ screen: S, @ScreenContent.Builder _ content: @escaping @MainActor (Self, S) -> ScreenContent
  ) {
    screen.makeContent = { [weak self, weak screen] in
      guard let self, let screen else { return ScreenContent(elements: []) }
      return content(self, screen)
    }
  }

  /// Fills a screen with content that outlives this flow.
  func fillAlone(
    _ screen: ClinicScreen,
    @ScreenContent.Builder _ content: @escaping @MainActor () -> ScreenContent
  ) {
    screen.makeContent = content
  }

  /// Makes a screen, which is called by an English text.
  func make<S: ClinicScreen>(
    _ type: S.Type, _ english: String, data: String? = nil,
    @ScreenContent.Builder _ content: @escaping @MainActor (Self, S) -> ScreenContent
  ) -> S {
    let screen = type.init(data ?? english, id: english)
    fill(screen, content)
    return screen
  }

  /// Asks a question with answers in English, and hands the answer's text to a closure.
  func ask(
    _ english: String, style: AlertContent.Style = .alert, _ answers: [String],
    from screen: any Screen, _ body: @escaping @MainActor (Self, String) -> Void
  ) {
    let alert = AlertContent(
      title: english, id: english, style: style,
      actions: answers.map {
        AlertContent.Action($0, id: $0, role: $0 == "Cancel" ? .cancel : .plain)
      })
    wireframe.presentAlert(alert, from: screen) { [weak self] answer in
      if let self, let answer { body(self, answer.id) }
    }
  }
}

/// The dependencies that the clinic's coordinators share.
@MainActor
struct Clinic {
  let services: ClinicServices
  let bug: ClinicBug?
  let areas: Set<ClinicArea>
  /// Lets a doctor call.
  let call: @MainActor () -> Void
}
